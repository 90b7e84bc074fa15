import { byKey } from '#rules/keys.ts';
import { ACTIVE_TYPES, type ActiveType } from '#rules/records/registry.ts';
import { browserService } from './browsers.ts';
import type { ServiceContext } from './context.ts';
import { customCodeService } from './custom-codes.ts';
import { factService } from './facts.ts';
import { linkService } from './links.ts';
import { proposalService } from './proposals.ts';
import { recordService, type ActiveService } from './record-service.ts';
import { settingService } from './settings.ts';
import { slideService } from './slides.ts';
import { sourceService } from './sources.ts';
import { versionService } from './versions.ts';

/** The services of the records of the catalogue, which other services use. */
export function recordServices(context: ServiceContext) {
  const settings = settingService(context);
  const facts = factService(context);
  const browsers = browserService(context, settings, facts);
  const versions = versionService(context);
  const own = { slide: slideService(context, browsers), customCode: customCodeService(context) };
  return {
    settings,
    facts,
    browsers,
    versions,
    slides: own.slide,
    customCodes: own.customCode,
    active: {
      ...byKey(
        ACTIVE_TYPES.filter((type) => !(type in own)),
        (type): ActiveService => recordService(context, type),
      ),
      ...own,
    } as Readonly<Record<ActiveType, ActiveService>>, // all of them
    sources: sourceService(context),
    links: linkService(context),
    proposals: proposalService(context, versions),
  };
}

export type RecordServices = ReturnType<typeof recordServices>;
