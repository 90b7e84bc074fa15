import { useEffect, useRef, useState } from 'react';
import { isBlank } from '#rules/issues.ts';
import { ROWS_AT_ONCE } from '#rules/limits.ts';
import { LINK_FILTERS } from '#rules/links.ts';
import { memberOf } from '#rules/vocabulary.ts';
import { distinct } from '../../graph/cache.ts';
import { useTexts } from '../use-texts.ts';
import { ErrorBox } from '../../ui/pending.tsx';
import { useMore } from '../../ui/more.tsx';
import { INPUT, LabelledControl, URL_INPUT } from '../form/field.tsx';
import { FormSection } from '../form/form-section.tsx';
import { issuesOf, useFailureMessage, useMessageText } from '../graph/failure-message.ts';
import { useMessages } from '../graph/notices.ts';
import { FailedCheck, RunNow } from '../ui/job-state.tsx';
import { useRequestedAction } from '../ui/requested-action.ts';
import { EmptyState, focusOnMain, Loading, ScreenHeader, useFocusOnOpen } from '../ui/screen.tsx';
import { Button } from '../ui/button.tsx';
import { FilterSelect } from '../ui/filter-box.tsx';
import { TableFrame } from '../ui/table-frame.tsx';
import { useStable } from '../ui/use-stable.ts';
import { useTableAddress } from '../ui/use-table-address.ts';
import { LinkOwner, useLinkColumns } from './link-columns.tsx';
import {
  type AdminLinkFragment,
  type ReplacedLinkFragment,
  useAdminLinksQuery,
  useCheckLinkMutation,
  useReplaceLinksMutation,
} from './links.generated.ts';

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

interface ReplaceLinksProps {
  from: string;
  to: string;
  onReplaced: (count: number) => void;
  onClose: () => void;
}

/** What will change is shown first, and then saved at once. */
function ReplaceLinks({ onReplaced, onClose, ...initial }: ReplaceLinksProps) {
  const { t } = useTexts();
  const failureMessage = useFailureMessage();
  const [replace, { loading }] = useReplaceLinksMutation();
  const [request, setRequest] = useState({ ...initial, isPrefix: initial.from === '' });
  const [shown, setShown] = useState<readonly ReplacedLinkFragment[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const messageText = useMessageText();
  const form = useRef<HTMLFormElement>(null);
  const problems = new Map(issuesOf(failure).map((issue) => [issue.field, messageText(issue)]));

  useFocusOnOpen(form);
  useEffect(() => {
    if (failure !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  const change = (fields: Partial<typeof request>) => {
    setRequest({ ...request, ...fields });
    setFailure(null);
    setShown(null); // only what is shown is saved
  };

  const send = async (apply: boolean) => {
    setFailure(null);
    try {
      const { data } = await replace({ variables: { ...request, apply } });
      const replaced = data?.replaceLinks ?? [];
      if (apply) onReplaced(replaced.length);
      else setShown(replaced);
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <div className="mb-6">
      <FormSection title={t('links.replaceTitle')}>
        <p className="hint">{t('links.replaceText')}</p>
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            void send(false);
          }}
          noValidate
          className="grid gap-4"
        >
          <div className="grid gap-4 lg:grid-cols-2">
            {(['from', 'to'] as const).map((name) => (
              <LabelledControl key={name} label={t(`links.${name}`)} required problem={problems.get(name)}>
                {(control) => (
                  <input
                    {...control}
                    {...URL_INPUT}
                    value={request[name]}
                    onChange={({ target }) => change({ [name]: target.value })}
                    className={INPUT}
                  />
                )}
              </LabelledControl>
            ))}
          </div>
          <label className="inline-flex min-h-10 cursor-pointer items-center gap-2 justify-self-start text-sm">
            <input
              type="checkbox"
              checked={request.isPrefix}
              onChange={({ target }) => change({ isPrefix: target.checked })}
              className="size-4.5 accent-accent"
            />
            {t('links.isPrefix')}
          </label>
          {failure !== null && problems.size === 0 && (
            <ErrorBox message={failureMessage(failure, t('links.replaceFailed'))} />
          )}
          {shown && (
            <div role="status">
              <p className="text-sm font-medium">{t('links.found', { count: shown.length })}</p>
              <ul className="mt-2 grid max-h-96 gap-2 overflow-y-auto text-sm empty:hidden">
                {shown.map(({ before, after, use }) => (
                  <li
                    key={`${before} ${use.kind} ${use.browserId} ${use.versionId} ${use.slideId}`}
                    className="rounded-lg bg-sunken px-3 py-2"
                  >
                    <LinkOwner owner={use} />
                    <p className="text-xs wrap-anywhere text-muted line-through">{before}</p>
                    <p className="text-xs wrap-anywhere">{after}</p>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            {shown && shown.length > 0 ? (
              <Button isBusy={loading} onClick={() => void send(true)}>
                {t('links.apply', { count: shown.length })}
              </Button>
            ) : (
              <Button type="submit" isBusy={loading} disabled={isBlank(request.from) || isBlank(request.to)}>
                {t('links.preview')}
              </Button>
            )}
            <Button variant="secondary" onClick={onClose}>
              {t('form.cancel')}
            </Button>
          </div>
        </form>
      </FormSection>
    </div>
  );
}
