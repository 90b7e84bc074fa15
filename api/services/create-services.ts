import { byKey } from '#rules/keys.ts';
import { HISTORY_DAYS } from '#rules/history.ts';
import { ACTIVE_TYPES, type EditedType } from '#rules/records/registry.ts';
import { accessTokenService } from './access-tokens.ts';
import type { ServiceContext } from './context.ts';
import { catalogueFileService } from './catalogue-files.ts';
import { siteCounterService } from './site-counters.ts';
import { idempotentCreates } from './idempotent-create.ts';
import { customCodeService } from './custom-codes.ts';
import { createDownloadCounter } from './download-counter.ts';
import { downloadService } from './downloads.ts';
import { historyService } from './history.ts';
import { downloadStatisticsService } from './download-statistics.ts';
import { newReleaseService } from './new-releases.ts';
import { publicCatalogueService } from './public-catalogue.ts';
import { publicationService } from './publication.ts';
import { jobService } from './jobs.ts';
import { makerService } from './makers.ts';
import { linkReplacementService } from './replace-links.ts';
import { needService } from './needs.ts';
import type { EditedService } from './record-service.ts';
import { recordServices } from './record-services.ts';
import { sessionService } from './sessions.ts';
import { sitemapService } from './sitemap.ts';
import { undoService } from './undo.ts';
import { uploadService } from './uploads.ts';
import { webhookService } from './webhooks.ts';
import { forAdministrator } from './writes.ts';

type ServiceOptions = Pick<ServiceContext, 'em' | 'actor' | 'origin' | 'store'> & Partial<ServiceContext>;

export function createServices(options: ServiceOptions) {
  const context: ServiceContext = {
    actorWith: () => options.actor,
    historyDays: HISTORY_DAYS,
    isPreview: false,
    clock: Date.now,
    ...options,
    downloadCounter: options.downloadCounter ?? createDownloadCounter(options.em),
  };
  const administrator: ServiceContext = { ...context, actor: 'administrator', actorWith: () => 'administrator' };
  const records = recordServices(context);
  const guarded = <T extends object>(service: T) => forAdministrator(context.actor, service);
  const publicCatalogue = publicCatalogueService(context);
  const idempotent = idempotentCreates(context);
  const browsers = idempotent('browser', records.browsers);
  const versions = idempotent('version', records.versions);
  const active = byKey(ACTIVE_TYPES, (type) => idempotent(type, records.active[type]));
  return {
    ...records,
    /** All edited records by their types. */
    edited: { browser: browsers, version: versions, ...active } as Readonly<Record<EditedType, EditedService>>, // each takes the input of its type
    active,
    browsers,
    versions,
    slides: idempotent('slide', records.slides),
    customCodes: idempotent('customCode', records.customCodes),
    sources: guarded(records.sources),
    proposals: guarded(records.proposals),
    history: guarded(historyService(context)),
    undo: guarded(undoService(context, records)),
    downloads: downloadService(context, records),
    downloadStatistics: guarded(downloadStatisticsService(context)),
    sitemap: sitemapService(context),
    newReleases: newReleaseService(context),
    makers: makerService(context),
    pictureColors: context.pictureColors ?? (async () => null),
    catalogueFiles: guarded(
      catalogueFileService(
        context,
        {
          ...records,
          customCodes: customCodeService({
            ...context,
            actor: context.actorWith('custom-codes:write'),
          }),
        },
        // Whoever may import may take back what it did.
        () => undoService(administrator, recordServices(administrator)),
      ),
    ),
    linkReplacements: guarded(linkReplacementService(context, records)),
    needs: guarded(needService(context)),
    counters: siteCounterService(context, records),
    sessions: sessionService(context),
    accessTokens: accessTokenService(context),
    publicCatalogue,
    webhooks: guarded(webhookService(context, publicCatalogue)),
    publication: publicationService(context, records),
    uploads: guarded(uploadService(context)),
    jobs: guarded(jobService(context)),
  };
}

export type Services = ReturnType<typeof createServices>;
