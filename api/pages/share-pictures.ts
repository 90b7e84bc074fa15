import type { FastifyInstance } from 'fastify';
import { ID_MAX } from '#rules/limits.ts';
import { PAGES, SHARE_PICTURE } from '#rules/pages.ts';
import { TEXTS } from '#rules/texts.ts';
import type { AppContext } from '../app-context.ts';
import { languageOf } from '../cache/cache-keys.ts';
import { PUBLIC_CACHE_CONTROL } from '../cache/shared-routes.ts';
import { AppError } from '../errors.ts';
import { registerEntityTags } from '../cache/entity-tags.ts';
import type { MakeSharePicture } from '../storage/share-pictures.ts';

export function registerSharePictures(
  app: FastifyInstance,
  { servicesForVisitor, queue }: AppContext,
  make: MakeSharePicture,
) {
  registerEntityTags(app);
  app.addHook('preHandler', queue.enter);
  app.get<{ Params: { id: string } }>(PAGES.browser.path + SHARE_PICTURE, async (request, reply) => {
    const id = /^[1-9]\d*$/u.test(request.params.id) ? Number(request.params.id) : 0;
    const { browsers } = servicesForVisitor();
    const browser = id > 0 && id <= ID_MAX ? await browsers.find(id) : null;
    if (!browser) throw new AppError('NOT_FOUND', 'browserNotFound');
    const language = languageOf(request);
    const platforms = await browsers.platformCounts(id);
    const picture = await make({
      name: browser.name[language] || browser.name.en,
      systems: platforms.map(({ platform }) => TEXTS[language](`platform.${platform}`)).join(' · '),
      site: TEXTS[language]('site.name'),
      iconUrl: browser.iconUrl,
    });
    return reply.type('image/jpeg').header('cache-control', PUBLIC_CACHE_CONTROL).send(picture);
  });
}
