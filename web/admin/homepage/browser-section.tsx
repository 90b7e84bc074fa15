import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BrowserPages } from '../browsers/use-browser-pages.ts';
import { useFocusOnAppended } from '../../ui/use-focus-on-appended.ts';
import type { ShowStatus } from '../history/notices.ts';
import { Loading } from '../ui/loading.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { HomepageCard } from './homepage-card.tsx';
import type { CardDrafts } from './card-drafts.ts';

interface BrowserSectionProps {
  title: string;
  /** The number of browsers: shown as a figure, and in words for screen readers. */
  count?: string;
  countLabel?: string;
  /** Shown if the list is empty. */
  empty: string;
  /** The search field of the list. */
  search?: ReactNode;
  pages: BrowserPages;
  onStatus: ShowStatus;
  drafts: CardDrafts;
  reload: () => Promise<unknown>;
}

/** A list of browsers with a heading and the home page settings of each browser. */
export function BrowserSection({ title, count, countLabel, empty, search, pages, ...card }: BrowserSectionProps) {
  const { t } = useTranslation(['admin', 'translation']);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {count && (
          <span className="rounded-full bg-sunken px-2.5 py-0.5 text-sm text-muted tabular-nums" title={countLabel}>
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{countLabel}</span>
          </span>
        )}
        {search && <div className="w-full sm:ml-auto sm:w-auto">{search}</div>}
      </div>
      <Loading
        data={pages.browsers}
        error={pages.error}
        message={t('translation:error.loadBrowsers')}
        retry={pages.retry}
      >
        {(browsers) =>
          browsers.length === 0 ? (
            <p className="rounded-2xl border border-dashed border-line px-6 py-8 text-center text-muted">{empty}</p>
          ) : (
            <Cards pages={pages} browsers={browsers} {...card} />
          )
        }
      </Loading>
    </section>
  );
}

type CardsProps = Pick<BrowserSectionProps, 'pages' | 'onStatus' | 'drafts' | 'reload'> & {
  browsers: NonNullable<BrowserPages['browsers']>;
};

function Cards({ pages, browsers, ...card }: CardsProps) {
  const { t } = useTranslation('admin');
  const list = useRef<HTMLUListElement>(null);
  const focusOnAppended = useFocusOnAppended(list, browsers.length);
  return (
    <>
      <ul
        ref={list}
        aria-busy={pages.isOutdated}
        className="grid gap-3 transition-opacity aria-busy:opacity-50 lg:grid-cols-2"
      >
        {browsers.map((browser) => (
          <HomepageCard key={browser.id} browser={browser} {...card} />
        ))}
      </ul>
      {pages.onMore && (
        <>
          <p role="status" className="mt-4 text-center text-sm text-muted tabular-nums">
            {t('table.shown', { shown: browsers.length, total: pages.total })}
          </p>
          <MoreButton
            isBusy={pages.isLoadingMore || pages.isOutdated}
            error={pages.moreError}
            onMore={() => {
              focusOnAppended();
              pages.onMore?.();
            }}
          />
        </>
      )}
    </>
  );
}
