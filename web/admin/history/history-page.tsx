import { useState } from 'react';
import { CHANGE_KINDS, SHOWN_RECORD_TYPES } from '#rules/history.ts';
import { PAGES } from '#rules/pages.ts';
import { useTexts } from '../ui/use-texts.ts';
import { ComboboxFilter } from '../records/form/combobox-field.tsx';
import { ScreenHeader, EmptyState, Loading } from '../records/screen.tsx';
import { useBrowserChoices } from '../records/form/use-link-choices.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Button } from '../ui/button.tsx';
import { DateFilter } from '../ui/date-input.tsx';
import { FilterBox, FilterSelect } from '../ui/filter-box.tsx';
import { useTableAddress } from '../records/table/use-table-address.ts';
import { ChangeRow } from '../records/history/change-row.tsx';
import { filterOf, type HistoryQuery, useHistoryQuery } from '../records/history/history-filter.ts';
import { type ChangesQuery, useChangeQuery } from '../records/history/history.generated.ts';
import { Pages, useChanges } from '../records/history/record-history.tsx';
import { useRecordTitle } from '../records/graph/change-text.ts';

const CHANGES_PER_PAGE = 25;

export function HistoryPage() {
  const { t } = useTexts();
  const [query, change] = useHistoryQuery();
  return (
    <>
      <ScreenHeader title={t('history.title')} text={t('history.text')} />
      {query.change === null ? (
        <>
          <Filters query={query} onChange={change} />
          <ChangeList query={query} onChange={change} />
        </>
      ) : (
        <>
          <OnlyChip text={t('history.onlyOne')} onClear={() => change({ change: null })} />
          <OneChange key={query.change} id={query.change} />
        </>
      )}
    </>
  );
}

interface ListProps {
  query: HistoryQuery;
  onChange: (fields: Partial<HistoryQuery>) => void;
}

const isFiltered = (query: HistoryQuery) => Object.values({ ...query, page: null }).some(Boolean);

function Filters({ query, onChange }: ListProps) {
  const { t } = useTexts();
  const { filter, onFilter } = useTableAddress();
  const { type, kind, browser } = query;
  const [isUnfolded] = useState(browser !== null || type !== null || kind !== null);
  const choices = useBrowserChoices(browser);
  return (
    <search className="mb-6 grid gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <FilterBox label={t('history.search')} value={filter} onChange={onFilter} />
        <div className="flex min-w-0 basis-full flex-wrap gap-2 sm:basis-auto sm:flex-nowrap">
          {(['from', 'until'] as const).map((name) => (
            <label
              key={name}
              className="flex min-w-0 flex-1 basis-36 flex-col gap-1 hint sm:flex-none sm:basis-auto sm:flex-row sm:items-center sm:gap-2"
            >
              <span className="shrink-0">{t(`history.${name}`)}</span>
              <DateFilter
                value={query[name] ?? ''}
                min={name === 'until' ? query.from : undefined}
                max={name === 'from' ? query.until : undefined}
                onChange={(date) => onChange({ [name]: date })}
                className="h-10 w-full min-w-0 field pl-3 text-base text-text sm:w-36 sm:text-sm"
              />
            </label>
          ))}
        </div>
        {isFiltered(query) && (
          <Button variant="plain" icon="close" to={PAGES.adminHistory.path} className="px-3!">
            {t('history.clear')}
          </Button>
        )}
      </div>
      <Disclosure title={t('history.moreFilters')} open={isUnfolded}>
        <div className="mt-2 flex flex-wrap items-end gap-2">
          <ComboboxFilter
            label={t('downloads.browser')}
            placeholder={t('downloads.allBrowsers')}
            chosenId={browser}
            {...choices}
            onChoose={(id) => onChange({ browser: id })}
          />
          <FilterSelect
            label={t('history.recordType')}
            all={t('history.allTypes')}
            value={type}
            values={SHOWN_RECORD_TYPES}
            textOf={(value) => t(`history.type.${value}`)}
            onChange={(value) => onChange({ type: value, record: null })}
            className="min-w-0 grow sm:grow-0"
          />
          <FilterSelect
            label={t('history.changeKind')}
            all={t('history.allKinds')}
            value={kind}
            values={CHANGE_KINDS}
            textOf={(value) => t(`history.kind.${value}`)}
            onChange={(value) => onChange({ kind: value })}
            className="min-w-0 grow sm:grow-0"
          />
        </div>
      </Disclosure>
    </search>
  );
}

interface RecordChipProps extends ListProps {
  found: ChangesQuery['changes'];
}

/** The name of the record is that of its last change on the page. */
function RecordChip({ query: { type, record, browser }, onChange, found: { changes, browserTitle } }: RecordChipProps) {
  const { t } = useTexts();
  const titleOf = useRecordTitle();
  if (browser !== null) {
    const name = titleOf({ recordType: 'browser', recordId: String(browser), title: browserTitle ?? '' });
    return <OnlyChip text={t('history.onlyBrowser', { name })} onClear={() => onChange({ browser: null })} />;
  }
  if (type === null || record === null) return null;
  const last = changes.find((change) => change.recordType === type && change.recordId === record);
  const name = titleOf(last ?? { recordType: type, recordId: record, title: '' });
  return <OnlyChip text={t('history.onlyRecord', { name })} onClear={() => onChange({ type: null, record: null })} />;
}

function OnlyChip({ text, onClear }: { text: string; onClear: () => void }) {
  const { t } = useTexts();
  return (
    <p className="mb-3 cluster gap-x-2 text-sm">
      <span className="rounded-lg bg-accent-soft px-3 py-1.5 font-medium text-accent-strong wrap-anywhere">{text}</span>
      <Button variant="plain" onClick={onClear} className="px-3!">
        {t('history.allOfRecord')}
      </Button>
    </p>
  );
}

function ChangeList({ query, onChange }: ListProps) {
  const { t } = useTexts();
  const { found, isOutdated, ...loading } = useChanges(filterOf(query), query.page, CHANGES_PER_PAGE);
  return (
    <Loading data={found} query={loading}>
      {(page) => (
        <>
          {!isOutdated && <RecordChip query={query} onChange={onChange} found={page} />}
          {page.changes.length > 0 && (
            <div aria-busy={isOutdated} className="grid gap-6 transition-opacity aria-busy:opacity-50">
              <p role="status" className="-mb-3 hint tabular-nums">
                {t('history.total', { count: page.total })}
              </p>
              <ul className="divide-y divide-line panel">
                {page.changes.map((change) => (
                  <ChangeRow key={change.id} change={change} />
                ))}
              </ul>
              <Pages
                page={query.page}
                pages={Math.ceil(page.total / CHANGES_PER_PAGE)}
                onPage={(next) => onChange({ page: next })}
              />
            </div>
          )}
          {page.changes.length === 0 &&
            (isFiltered(query) ? (
              <EmptyState icon="search" title={t('history.none')} />
            ) : (
              <EmptyState icon="history" title={t('history.empty')} text={t('history.emptyText')} />
            ))}
        </>
      )}
    </Loading>
  );
}

function OneChange({ id }: { id: number }) {
  const { data, ...query } = useChangeQuery({ variables: { id } });
  return (
    <Loading data={data?.change} query={query}>
      {(change) => (
        <ul className="panel">
          <ChangeRow change={change} isOpen />
        </ul>
      )}
    </Loading>
  );
}
