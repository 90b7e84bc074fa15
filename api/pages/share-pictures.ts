import type { FastifyInstance } from 'fastify';
import { ID_MAX } from '../../rules/limits.ts';
import type { Language, Platform } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { PUBLIC_CACHE_CONTROL, sendWithEntityTag } from '../cache/http-cache.ts';
import { AppError } from '../errors.ts';
import type { MakeSharePicture } from '../storage/share-pictures.ts';
import { languageOf } from './page-language.ts';

const SITE: Record<Language, string> = { en: 'AI Browsers', zh: 'AI 浏览器导航' };
const SYSTEMS: Record<Platform, string> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
  harmonyos: 'HarmonyOS',
};

/** Registers the pictures that social networks show for the pages of a browser and of its versions. */
export function registerSharePictures(
  app: FastifyInstance,
  { servicesForVisitor, queue }: AppContext,
  make: MakeSharePicture,
): void {
  app.addHook('preHandler', queue.enter);
  app.get<{ Params: { id: string } }>('/browsers/:id/share.jpg', async (request, reply) => {
    const id = /^[1-9]\d*$/u.test(request.params.id) ? Number(request.params.id) : 0;
    const { browsers } = servicesForVisitor();
    const browser = id > 0 && id <= ID_MAX ? await browsers.find(id) : null;
    if (!browser) throw new AppError('NOT_FOUND', 'browserNotFound');
    const language = languageOf(request);
    const platforms = await browsers.platformCounts(id);
    const picture = await make({
      name: browser.name[language] || browser.name.en,
      systems: platforms
        .map(({ platform }) => (platform === 'harmonyos' && language === 'zh' ? '鸿蒙' : SYSTEMS[platform]))
        .join(' · '),
      site: SITE[language],
      iconUrl: browser.iconUrl,
    });
    reply.type('image/jpeg').header('cache-control', PUBLIC_CACHE_CONTROL);
    return reply.send(await sendWithEntityTag(request, reply, picture));
  });
}
