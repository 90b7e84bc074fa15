import DataLoader from 'dataloader';
import { fileOrigin, type FileOrigin } from '../../rules/file-origin.ts';
import { installCommandOf, type InstallCommand } from '../../rules/sources.ts';
import { Browser } from '../entities/browser.ts';
import { Source } from '../entities/source.ts';
import type { ServiceContext } from './context.ts';
import type { DownloadLink } from './links.ts';

/** What the website and the update sources of a browser tell visitors. Concurrent calls share two statements. */
export function makerService({ em }: ServiceContext) {
  const makers = new DataLoader(
    async (ids: readonly number[]) => {
      const options = { disableIdentityMap: true, orderBy: { id: 'asc' } } as const;
      const browsers = await em.find(Browser, { id: { $in: [...ids] } }, { ...options, fields: ['websiteUrl'] });
      const sources = await em.find(Source, { browser: { $in: [...ids] } }, options);
      return ids.map((id) => ({
        websiteUrl: browsers.find((browser) => browser.id === id)?.websiteUrl ?? null,
        sources: sources.filter(({ browser }) => browser.id === id),
      }));
    },
    { cache: false },
  );

  return {
    /** From whom the file at an address of a version comes, as far as addresses tell. */
    async originOf(link: DownloadLink): Promise<FileOrigin> {
      const { websiteUrl, sources } = await makers.load(link.browserId);
      const repositories = sources.filter(({ kind }) => kind === 'github');
      const accounts = repositories.map(({ identifier }) => identifier.split('/')[0] ?? '');
      return fileOrigin(link, { websiteUrl, accounts });
    },

    /** The commands that install a browser, one of each package manager: the first source is the main one. */
    async installCommands(browserId: number): Promise<InstallCommand[]> {
      const { sources } = await makers.load(browserId);
      const commands = sources.flatMap((source) => installCommandOf(source) ?? []);
      return commands.filter(({ manager }, index) => commands.findIndex((one) => one.manager === manager) === index);
    },
  };
}
