import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { TextWithTime } from '../../ui/text-with-time.tsx';
import { Button } from '../ui/button.tsx';
import type { Column } from '../ui/table-row.tsx';
import { LinkDot } from './link-dot.tsx';
import { LinkOwner } from './link-owner.tsx';
import { LinkStrip } from './link-strip.tsx';
import type { AdminLinkFragment } from './links.generated.ts';

interface LinkColumnsOptions {
  /** The URL that is being checked; null if none is. */
  checkedUrl: string | null;
  onCheck: (link: AdminLinkFragment, accept: boolean) => void;
  onReplace: (link: AdminLinkFragment) => void;
}

/** The columns of the list of links. */
export function useLinkColumns({ checkedUrl, onCheck, onReplace }: LinkColumnsOptions): Column<AdminLinkFragment>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      {
        id: 'link',
        header: t('links.link'),
        isRowHeader: true,
        showsCollapsed: true,
        cell: (link) => <LinkCell link={link} />,
      },
      { id: 'state', header: t('links.state'), cell: (link) => <StateCell link={link} /> },
      {
        id: 'history',
        header: t('links.days'),
        collapses: true,
        cell: ({ history }) => <LinkStrip history={history} />,
      },
      {
        id: 'checked',
        header: t('links.checked'),
        collapses: true,
        cell: ({ checkedAt }) => (
          <span className="whitespace-nowrap text-muted">{checkedAt ? <RelativeTime iso={checkedAt} /> : '–'}</span>
        ),
      },
      {
        id: 'actions',
        header: t('links.actions'),
        hidesLabel: true,
        cell: (link) => (
          <div className="flex flex-wrap gap-1 md:min-w-32 md:flex-col md:items-stretch xl:flex-row xl:flex-nowrap">
            <Button
              variant="secondary"
              isBusy={checkedUrl === link.url}
              aria-label={t('links.checkOne', { url: link.url })}
              onClick={() => onCheck(link, false)}
            >
              {t('jobs.checkNow')}
            </Button>
            {link.verdict === 'changed' && (
              <Button
                variant="secondary"
                isBusy={checkedUrl === link.url}
                aria-label={t('links.acceptOne', { url: link.url })}
                onClick={() => onCheck(link, true)}
              >
                {t('links.accept')}
              </Button>
            )}
            <Button
              variant="plain"
              aria-label={t('links.replaceOne', { url: link.url })}
              onClick={() => onReplace(link)}
            >
              {t('links.replace')}
            </Button>
          </div>
        ),
      },
    ],
    [t, checkedUrl, onCheck, onReplace],
  );
}

function LinkCell({ link: { url, movedTo, uses } }: { link: AdminLinkFragment }) {
  const { t } = useTranslation('admin');
  return (
    <div className="min-w-0 md:min-w-64">
      <ExternalLink
        href={url}
        className="inline-block min-h-6 font-medium wrap-anywhere hover:text-accent hover:underline"
      >
        {url}
      </ExternalLink>
      {movedTo && <p className="text-xs wrap-anywhere text-muted">{t('links.movedTo', { url: movedTo })}</p>}
      <ul className="mt-0.5 grid text-xs text-muted">
        {uses.map((owner) => (
          <li key={`${owner.kind} ${owner.browserId} ${owner.versionId} ${owner.slideId}`}>
            <LinkOwner owner={owner} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function StateCell({ link: { verdict, isDead, detail, failingSince, fineAt } }: { link: AdminLinkFragment }) {
  const { t } = useTranslation('admin');
  return (
    <div className="md:min-w-36">
      {verdict ? <LinkDot state={{ verdict, isDead }} isNamed /> : t('links.unchecked')}
      {verdict !== 'fine' && detail && (
        <p className="text-xs text-muted">
          {/^\d+$/u.test(detail)
            ? t('links.status', { status: detail })
            : t(`links.detail.${detail as 'timeout'}`, { defaultValue: detail })}
        </p>
      )}
      {failingSince && (
        <p className="text-xs text-muted">
          <TextWithTime text={t('links.failingSince')} iso={failingSince} />
        </p>
      )}
      {verdict !== 'fine' && fineAt && (
        <p className="text-xs text-muted">
          <TextWithTime text={t('links.lastFine')} iso={fineAt} />
        </p>
      )}
    </div>
  );
}
