import { useNavigate, useSearchParams } from 'react-router-dom';
import { calendarDateOf } from '#rules/calendar.ts';
import { CHANGE_KINDS, SHOWN_RECORD_TYPES } from '#rules/history.ts';
import { PAGES } from '#rules/pages.ts';
import { memberOf } from '#rules/vocabulary.ts';
import { idInPath } from '../../../paths.ts';
import { withQuery } from '../../../paths.ts';
import type { ChangeFilter } from './history.generated.ts';

export type HistoryQuery = ReturnType<typeof readHistoryQuery>;

function readHistoryQuery(search: URLSearchParams) {
  const idAt = (name: string) => idInPath(search.get(name));
  const dayAt = (name: string) => calendarDateOf(search.get(name) ?? '') ?? '';
  const type = memberOf(SHOWN_RECORD_TYPES, search.get('type')) ?? null;
  return {
    q: search.get('q') ?? '',
    type,
    record: type && search.get('record'),
    /** The changes of the browser and of everything that belongs to it. */
    browser: idAt('browser'),
    kind: memberOf(CHANGE_KINDS, search.get('kind')) ?? null,
    /** Local days, YYYY-MM-DD. */
    from: dayAt('from'),
    until: dayAt('until'),
    change: idAt('change'),
    page: idAt('page') ?? 1,
  };
}

export function filterOf({ q, type, record, browser, kind, from, until }: HistoryQuery): ChangeFilter {
  return {
    search: q.trim() || null,
    recordType: type,
    recordId: record,
    browserId: browser,
    kind,
    from: timeOf(from, 0),
    until: timeOf(until, 1),
  };
}

/** The local beginning of a day, or of a later one. */
function timeOf(day: string, daysLater: number): string | null {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return day === '' ? null : new Date(year, month - 1, date + daysLater).toISOString();
}

export function useHistoryQuery(): [HistoryQuery, (fields: Partial<HistoryQuery>) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = readHistoryQuery(search);
  return [
    query,
    (fields) => {
      const isPage = fields.page !== undefined;
      void navigate(historyPath({ ...query, page: 1, ...fields }), { replace: !isPage, preventScrollReset: !isPage });
    },
  ];
}

export function historyPath({ page = 1, ...fields }: Partial<HistoryQuery>) {
  return withQuery(PAGES.adminHistory.path, { ...fields, page: page === 1 ? null : page });
}

export function changePath(change: number) {
  return historyPath({ change });
}
