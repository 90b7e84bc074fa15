import { fileOrigin } from '#rules/file-origin.ts';
import { installCommandOf } from '#rules/sources.ts';
import { queryIn } from '../database/queries/rows.ts';
import type { ServiceContext } from './context.ts';
import type { DownloadLink } from './links.ts';
import { loadTogether } from './load-together.ts';

/** Concurrent calls share two statements. */
export function makerService({ em }: ServiceContext) {
  const makers = loadTogether(async (ids) => {
    const browsers = await queryIn(em)
      .selectFrom('browser')
      .select(['id', 'website_url', 'maker_hosts'])
      .where('id', 'in', ids)
      .execute();
    const sources = await queryIn(em)
      .selectFrom('source')
      .select(['browser_id', 'kind', 'identifier', 'release_channel as releaseChannel'])
      .where('browser_id', 'in', ids)
      .orderBy('id')
      .execute();
    return (id) => ({
      browser: browsers.find((browser) => browser.id === id),
      sources: sources.filter((source) => source.browser_id === id),
    });
  });

  return {
    /** From whom a file comes, as far as addresses tell. */
    async originOf(link: Pick<DownloadLink, 'browserId' | 'url' | 'servedBy' | 'knownHost'>) {
      const { browser, sources } = await makers(link.browserId);
      const repositories = sources.filter(({ kind }) => kind === 'github');
      const accounts = repositories.map(({ identifier }) => identifier.split('/')[0] ?? '');
      return fileOrigin(link, {
        websiteUrl: browser?.website_url ?? null,
        hosts: browser?.maker_hosts ?? null,
        accounts,
      });
    },

    /** One of each package manager: the first source is the main one. */
    async installCommands(browserId: number) {
      const { sources } = await makers(browserId);
      const commands = sources.flatMap((source) => installCommandOf(source) ?? []);
      return commands.filter(({ manager }, index) => commands.findIndex((one) => one.manager === manager) === index);
    },
  };
}
