import { browserService } from './browsers.ts';
import type { ServiceContext } from './context.ts';
import { counterService } from './counters.ts';
import { creatingOnce } from './creating-once.ts';
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
    browsers: creatingOnce(browserService(context, settings), 'browser', context, nextPlace),
    versions: creatingOnce(versionService(context), 'version', context, nextPlace),
    downloads: downloadService(context),
    sitemap: sitemapService(context),
    slides: creatingOnce(slideService(context), 'slide', context, nextPlace),
    customCodes: creatingOnce(customCodeService(context), 'code', context, nextPlace),
    counters: counterService(context, settings),
    settings,
    sessions: sessionService(context),
    uploads: uploadService(context),
  };
}

export type Services = ReturnType<typeof createServices>;
