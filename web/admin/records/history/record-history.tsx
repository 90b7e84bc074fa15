import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ShownRecordType } from '#rules/history.ts';
import { useTexts } from '../../ui/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Loading } from '../screen.tsx';
import { ChangeRow } from './change-row.tsx';
import { historyPath } from './history-filter.ts';
import { type ChangeFilter, useChangesQuery } from './history.generated.ts';

const CHANGES_SHOWN = 5;

interface RecordHistoryProps {
  type?: ShownRecordType;
  record?: string;
  browser?: number;
}

/** The menu of a form or a list, whose entry shows the last changes below it. */
export function useRecordHistory(filter: RecordHistoryProps) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  const text = t('history.ofRecord');
  return {
    menu: <Menu label={t('table.actions')} items={[{ text, icon: 'history', onSelect: () => setShown(true) }]} />,
    history: isShown && <RecordHistory {...filter} />,
  };
}

function RecordHistory(filter: RecordHistoryProps) {
  const { t } = useTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="mt-6 panel">
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        className="flex min-h-14 items-center gap-3 rounded-t-2xl px-5 font-semibold sm:px-6"
      >
        <Icon name="history" className="size-4.5 text-muted" />
        {t('history.ofRecord')}
      </h2>
      <LastChanges {...filter} />
    </section>
  );
}

function LastChanges({ type, record, browser }: RecordHistoryProps) {
  const { t } = useTexts();
  const filter = { recordType: type, recordId: record, browserId: browser };
  const { found, ...query } = useChanges(filter, 1, CHANGES_SHOWN);
  return (
    <div className="border-t border-line">
      <Loading data={found} query={query}>
        {({ changes }) =>
          changes.length === 0 ? (
            <p className="px-5 py-4 hint">{t('history.ofRecordEmpty')}</p>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {changes.map((change) => (
                  <ChangeRow key={change.id} change={change} />
                ))}
              </ul>
              <p className="border-t border-line px-5 py-3">
                <Link to={historyPath({ type, record, browser })} className="text-sm text-accent hover:underline">
                  {t('history.allOfRecord')}
                </Link>
              </p>
            </>
          )
        }
      </Loading>
    </div>
  );
}

/** While another page loads, `found` is still the page before, and `isOutdated`. */
export function useChanges(filter: ChangeFilter, page: number, limit: number) {
  const { data, previousData, error, refetch } = useChangesQuery({ variables: { filter, page, limit } });
  return { found: (data ?? (error ? undefined : previousData))?.changes, isOutdated: !data, error, refetch };
}

interface PagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pages({ page, pages, onPage }: PagesProps) {
  const { t } = useTexts();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('history.title')} className="flex items-center justify-center gap-3">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="chevronLeft" className="size-4" />
        {t('history.previous')}
      </Button>
      <span className="hint tabular-nums">{t('history.page', { page, pages })}</span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('history.next')}
        <Icon name="chevronRight" className="size-4" />
      </Button>
    </nav>
  );
}
