import { browserService } from './browsers.ts';
import { accessTokenService } from './access-tokens.ts';
import type { ServiceContext } from './context.ts';
import { catalogueFileService } from './catalogue-files.ts';
import { siteCounterService } from './site-counters.ts';
import { idempotentCreate } from './idempotent-create.ts';
import { customCodeService } from './custom-codes.ts';
import { downloadService } from './downloads.ts';
import { historyService } from './history.ts';
import { downloadStatisticsService } from './download-statistics.ts';
import { factService } from './facts.ts';
import { newReleaseService } from './new-releases.ts';
import { proposalService } from './proposals.ts';
import { publicCatalogueService } from './public-catalogue.ts';
import { publicationService } from './publication.ts';
import { jobService } from './jobs.ts';
import { linkService } from './links.ts';
import { makerService } from './makers.ts';
import { linkReplacementService } from './replace-links.ts';
import { needService } from './needs.ts';
import { sessionService } from './sessions.ts';
import { settingService } from './settings.ts';
import { sitemapService } from './sitemap.ts';
import { slideService } from './slides.ts';
import { sourceService } from './sources.ts';
import { undoService } from './undo.ts';
import { uploadService } from './uploads.ts';
import { versionService } from './versions.ts';

export function createServices(context: ServiceContext) {
  const settings = settingService(context);
  const facts = factService(context);
  const browsers = browserService(context, settings, facts);
  const versions = versionService(context);
  const links = linkService(context);
  const slides = slideService(context, browsers);
  const customCodes = customCodeService(context);
  const sources = sourceService(context);
  const proposals = proposalService(context, versions);
  let position = 0;
  const nextPosition = () => position++;
  return {
    browsers: idempotentCreate(browsers, 'browser', context, nextPosition),
    versions: idempotentCreate(versions, 'version', context, nextPosition),
    facts,
    sources,
    history: historyService(context),
    undo: undoService(context, { versions, browsers, facts, slides, customCodes, proposals }),
    proposals,
    downloads: downloadService(context, links, versions),
    downloadStatistics: downloadStatisticsService(context),
    sitemap: sitemapService(context),
    slides: idempotentCreate(slides, 'slide', context, nextPosition),
    customCodes: idempotentCreate(customCodes, 'code', context, nextPosition),
    links,
    newReleases: newReleaseService(context),
    makers: makerService(context),
    iconColors: context.iconColors ?? (async () => null),
    catalogueFiles: catalogueFileService(context, {
      browsers,
      versions,
      facts,
      sources,
      slides,
      customCodes: customCodeService({
        ...context,
        actor: context.actorWith?.('custom-codes:write') ?? context.actor,
      }),
      settings,
    }),
    linkReplacements: linkReplacementService(context, { browsers, versions, slides }),
    needs: needService(context),
    counters: siteCounterService(context, settings),
    settings,
    sessions: sessionService(context),
    accessTokens: accessTokenService(context),
    publicCatalogue: publicCatalogueService(context),
    publication: publicationService(context, versions),
    uploads: uploadService(context),
    jobs: jobService(context),
  };
}

export type Services = ReturnType<typeof createServices>;
