import { browserService } from './browsers.ts';
import type { ServiceContext } from './context.ts';
import { siteCounterService } from './site-counters.ts';
import { idempotentCreate } from './idempotent-create.ts';
import { customCodeService } from './custom-codes.ts';
import { downloadService } from './downloads.ts';
import { sessionService } from './sessions.ts';
import { settingService } from './settings.ts';
import { sitemapService } from './sitemap.ts';
import { slideService } from './slides.ts';
import { uploadService } from './uploads.ts';
import { versionService } from './versions.ts';

/** Everything the product does, for one request. */
export function createServices(context: ServiceContext) {
  const settings = settingService(context);
  let creations = 0;
  const nextPlace = () => creations++;
  return {
    browsers: idempotentCreate(browserService(context, settings), 'browser', context, nextPlace),
    versions: idempotentCreate(versionService(context), 'version', context, nextPlace),
    downloads: downloadService(context),
    sitemap: sitemapService(context),
    slides: idempotentCreate(slideService(context), 'slide', context, nextPlace),
    customCodes: idempotentCreate(customCodeService(context), 'code', context, nextPlace),
    counters: siteCounterService(context, settings),
    settings,
    sessions: sessionService(context),
    uploads: uploadService(context),
  };
}

export type Services = ReturnType<typeof createServices>;
