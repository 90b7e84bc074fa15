import { useState } from 'react';
import { ROWS_AT_ONCE } from '#rules/limits.ts';
import { LINK_FILTERS } from '#rules/links.ts';
import { memberOf } from '#rules/vocabulary.ts';
import { distinct } from '../../graph/cache.ts';
import { useTexts } from '../ui/use-texts.ts';
import { useMore } from '../../ui/more.tsx';
import { useMessages } from '../records/graph/notices.ts';
import { FailedCheck, RunNow } from '../records/job-state.tsx';
import { useRequestedAction } from '../ui/requested-action.ts';
import { EmptyState, focusOnMain, Loading, ScreenHeader } from '../records/screen.tsx';
import { Button } from '../ui/button.tsx';
import { FilterSelect } from '../ui/filter-box.tsx';
import { TableFrame } from '../records/table/table-frame.tsx';
import { useStable } from '../ui/use-stable.ts';
import { useTableAddress } from '../records/table/use-table-address.ts';
import { useLinkColumns } from './link-columns.tsx';
import { type AdminLinkFragment, useAdminLinksQuery, useCheckLinkMutation } from './links.generated.ts';
import { ReplaceLinks } from './replace-links.tsx';

export function LinksPage() {
  const { t } = useTexts();
  const { showDone, showResult } = useMessages();
  const list = useLinkList();
  const { refetch, summary } = list;
  const [check] = useCheckLinkMutation();
  const [checkedUrl, setCheckedUrl] = useState<string | null>(null);
  const onCheck = useStable(({ url }: AdminLinkFragment, accept: boolean) => {
    setCheckedUrl(url);
    const work = check({ variables: { url, accept } });
    void showResult(work, t('links.checkedOne'), t('links.checkFailed')).then(() => setCheckedUrl(null));
  });
  const [replaced, setReplaced] = useState<{ from: string; to: string } | null>(null);
  const onReplace = useStable(({ url, movedTo }: AdminLinkFragment) => setReplaced({ from: url, to: movedTo ?? '' }));
  const replaceAny = () => setReplaced({ from: '', to: '' });
  useRequestedAction(true, replaceAny);
  const closeReplace = () => {
    setReplaced(null);
    focusOnMain();
  };
  const filterName = (value: (typeof LINK_FILTERS)[number]) => {
    if (value === 'all' || value === 'wrong') return t(`links.filters.${value}`);
    return value === 'dead' || value === 'unchecked' ? t(`links.${value}`) : t(`links.verdict.${value}`);
  };
  const columns = useLinkColumns({ checkedUrl, onCheck, onReplace });
  return (
    <>
      <ScreenHeader
        title={t('links.title')}
        text={summary && t(summary.unchecked === summary.all ? 'links.uncheckedText' : 'links.text', { ...summary })}
      >
        <RunNow name="links" onEnd={refetch} />
        <Button variant="secondary" onClick={replaceAny}>
          {t('links.replaceTitle')}
        </Button>
      </ScreenHeader>
      <FailedCheck name="links" />
      {replaced && (
        <ReplaceLinks
          key={replaced.from}
          {...replaced}
          onClose={closeReplace}
          onReplaced={(count) => {
            closeReplace();
            showDone(t('links.replaced', { count }));
            void refetch().catch(() => undefined);
          }}
        />
      )}
      <Loading data={list.links} query={list}>
        {(links) =>
          summary?.all === 0 ? (
            <EmptyState icon="link" title={t('links.empty')} text={t('links.emptyText')} />
          ) : (
            <TableFrame
              {...list}
              label={t('links.title')}
              columns={columns}
              rows={links}
              filters={
                <FilterSelect
                  label={t('links.filter')}
                  value={list.state}
                  values={LINK_FILTERS}
                  textOf={filterName}
                  onChange={list.setState}
                />
              }
              fullWidth={1080}
            />
          )
        }
      </Loading>
    </>
  );
}

function useLinkList() {
  const { filter, search, onFilter, valueOf, setValue } = useTableAddress();
  const state = memberOf(LINK_FILTERS, valueOf('state')) ?? 'all';
  const { data, previousData, error, refetch, fetchMore } = useAdminLinksQuery({
    variables: { filter: state, search, page: 1, limit: ROWS_AT_ONCE },
  });
  const links = (data ?? (error ? undefined : previousData))?.links;

  const { more, ...loading } = useMore(
    links?.nodes.at(-1)?.url,
    async () => data && fetchMore({ variables: { page: Math.floor(data.links.nodes.length / ROWS_AT_ONCE) + 1 } }),
  );
  const isFiltered = search !== '' || state !== 'all';

  return {
    links: links && distinct(links.nodes),
    total: links?.totalCount ?? 0,
    summary: links?.summary,
    error: links ? undefined : error,
    refetch,
    isOutdated: (!data && !error) || search !== filter.trim(),
    filter,
    onFilter,
    state,
    setState: (next: string | null) => setValue('state', next === 'all' ? null : next),
    allCount: isFiltered ? links?.summary.all : undefined,
    onMore: links && links.nodes.length < links.totalCount ? more : undefined,
    ...loading,
  };
}
