import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useLocalize } from '../../i18n/provider.tsx';
import { useSystemName, useTexts } from '../ui/use-texts.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { RelativeTime, TextWithTime } from '../../ui/relative-time.tsx';
import { formPath, versionFormPath } from '../records/admin-paths.ts';
import { Spinner } from '../ui/button.tsx';
import { actionsColumn } from '../records/table/row-actions.tsx';
import type { Column } from '../records/table/table-row.tsx';
import { LinkDot } from '../records/form/link-states.tsx';
import type { AdminLinkFragment, LinkOwnerFragment } from './links.generated.ts';

interface LinkColumnsOptions {
  checkedUrl: string | null;
  onCheck: (link: AdminLinkFragment, accept: boolean) => void;
  onReplace: (link: AdminLinkFragment) => void;
}

export function useLinkColumns({ checkedUrl, onCheck, onReplace }: LinkColumnsOptions): Column<AdminLinkFragment>[] {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        id: 'state',
        header: t('links.state'),
        cell: (link) => (checkedUrl === link.url ? <Spinner className="size-4" /> : <StateCell link={link} />),
      },
      {
        id: 'link',
        header: t('links.link'),
        isRowHeader: true,
        cell: ({ url, movedTo, uses }) => (
          <div className="min-w-0 md:min-w-64">
            <ExternalLink
              href={url}
              className="inline-block min-h-6 font-medium wrap-anywhere hover:text-accent hover:underline"
            >
              {url}
            </ExternalLink>
            {movedTo && <p className="text-xs wrap-anywhere text-muted">{t('links.movedTo', { url: movedTo })}</p>}
            <ul className="mt-0.5 grid caption">
              {uses.map((owner) => (
                <li key={`${owner.kind} ${owner.browserId} ${owner.versionId} ${owner.slideId}`}>
                  <LinkOwner owner={owner} />
                </li>
              ))}
            </ul>
          </div>
        ),
      },
      {
        id: 'checked',
        header: t('links.checked'),
        collapses: true,
        cell: ({ checkedAt }) => (
          <span className="whitespace-nowrap text-muted">{checkedAt ? <RelativeTime iso={checkedAt} /> : '–'}</span>
        ),
      },
      actionsColumn(
        t,
        ({ url }) => url,
        (link, url) => [
          {
            text: t('jobs.checkNow'),
            label: t('links.checkOne', { url }),
            icon: 'check',
            hasButton: true,
            onSelect: () => onCheck(link, false),
          },
          link.verdict === 'changed' && {
            text: t('links.accept'),
            label: t('links.acceptOne', { url }),
            icon: 'inbox',
            onSelect: () => onCheck(link, true),
          },
          {
            text: t('links.replace'),
            label: t('links.replaceOne', { url }),
            icon: 'transfer',
            onSelect: () => onReplace(link),
          },
        ],
      ),
    ],
    [t, checkedUrl, onCheck, onReplace],
  );
}

function StateCell({ link }: { link: AdminLinkFragment }) {
  const { verdict, isDead, detail, failingSince, fineAt, servedBy, knownHost } = link;
  const { t } = useTexts();
  return (
    <div className="md:min-w-36">
      {verdict ? <LinkDot state={{ verdict, isDead }} /> : t('links.unchecked')}
      <div className="caption">
        {verdict !== 'fine' && detail && (
          <p>
            {/^\d+$/u.test(detail)
              ? t('links.status', { status: detail })
              : t(`links.detail.${detail}`, { defaultValue: detail })}
          </p>
        )}
        {verdict === 'changed' && servedBy && knownHost && servedBy !== knownHost && (
          <p className="wrap-anywhere">{t('links.newHost', { now: servedBy, before: knownHost })}</p>
        )}
        {failingSince && (
          <p>
            <TextWithTime text={t('links.failingSince')} iso={failingSince} />
          </p>
        )}
        {verdict !== 'fine' && fineAt && (
          <p>
            <TextWithTime text={t('links.lastFine')} iso={fineAt} />
          </p>
        )}
      </div>
    </div>
  );
}

/** "Brave 1.93.136 (Windows, X64): download URL" */
export function LinkOwner({ owner }: { owner: LinkOwnerFragment }) {
  const { t } = useTexts();
  const localize = useLocalize();
  const system = useSystemName()(owner);
  const name = localize(owner.title);
  return (
    <Link
      to={pathOf(owner)}
      className="inline-flex min-h-6 items-center wrap-anywhere hover:text-accent hover:underline"
    >
      {t('links.use', {
        name: system ? t('links.nameForSystem', { name, system }) : name,
        use: t(`links.kind.${owner.kind}`),
      })}
    </Link>
  );
}

function pathOf({ browserId, versionId, slideId }: LinkOwnerFragment) {
  if (slideId !== null) return formPath('adminSlides', slideId);
  if (versionId !== null && browserId !== null) return versionFormPath(browserId, 'edit', versionId);
  return formPath('adminBrowsers', browserId ?? 0);
}
