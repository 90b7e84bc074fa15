import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { fileOrigin, type FileOrigin } from '../../rules/file-origin.ts';
import { installCommandOf, type InstallCommand } from '../../rules/sources.ts';
import { selectRows } from '../database/queries/rows.ts';
import type { ServiceContext } from './context.ts';
import type { DownloadLink } from './links.ts';

/** What the website and the update sources of a browser tell visitors. Concurrent calls share two statements. */
export function makerService({ em }: ServiceContext) {
  const makers = new DataLoader(
    async (ids: readonly number[]) => {
      const browsers = await selectRows(
        em,
        sql<{ id: number; websiteUrl: string | null }>`
          select id, website_url as "websiteUrl" from browser where id in (${sql.join(ids)})`,
      );
      const sources = await selectRows(
        em,
        sql<{ browserId: number; kind: string; identifier: string; releaseChannel: string | null }>`
          select browser_id as "browserId", kind, identifier, release_channel as "releaseChannel" from source
          where browser_id in (${sql.join(ids)}) order by id`,
      );
      return ids.map((id) => ({
        websiteUrl: browsers.find((browser) => browser.id === id)?.websiteUrl ?? null,
        sources: sources.filter(({ browserId }) => browserId === id),
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
