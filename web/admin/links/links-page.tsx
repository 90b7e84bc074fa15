import { useCallback, useState } from 'react';
import { LINK_FILTERS } from '../../../rules/links.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useFailureMessage } from '../form/failure-message.ts';
import { FailedCheck } from '../jobs/failed-check.tsx';
import { RunNow } from '../jobs/run-now.tsx';
import { useShowStatus } from '../history/notices-context.ts';
import type { ShowStatus } from '../history/notices.ts';
import { useRequestedAction } from '../layout/requested-action.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { focusOnMain } from '../layout/use-focus-on-view.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, Loading } from '../ui/loading.tsx';
import { TableFrame } from '../ui/table-frame.tsx';
import { useLinkColumns } from './link-columns.tsx';
import { type AdminLinkFragment, useCheckLinkMutation } from './links.generated.ts';
import { ReplaceLinks } from './replace-links.tsx';
import { useLinkList } from './use-link-list.ts';

/** `/admin/links`: the links to other hosts, and what their checks found. */
export function LinksPage() {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  const showStatus = useShowStatus();
  const list = useLinkList();
  const [replaced, setReplaced] = useState<{ from: string; to: string } | null>(null);
  const { retry } = list;
  const reload = useCallback(() => void retry().catch(() => undefined), [retry]);
  const openReplace = useCallback(({ url, movedTo }: Pick<AdminLinkFragment, 'url' | 'movedTo'>) => {
    setReplaced({ from: url, to: movedTo ?? '' });
  }, []);
  useRequestedAction(true, () => openReplace({ url: '', movedTo: null }));
  const closeReplace = () => {
    setReplaced(null);
    focusOnMain();
  };
  return (
    <>
      <ScreenHeader
        title={t('links.title')}
        text={
          list.summary &&
          t(list.summary.unchecked === list.summary.all ? 'links.uncheckedText' : 'links.text', { ...list.summary })
        }
      >
        <RunNow
          name="links"
          onEnd={reload}
          onError={(error) => showStatus('failure', failureMessage(error, t('jobs.runFailed')))}
        />
        <Button variant="secondary" onClick={() => openReplace({ url: '', movedTo: null })}>
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
            showStatus('success', t('links.replaced', { count }));
            reload();
          }}
        />
      )}
      <Loading data={list.links} error={list.error} message={t('form.loadFailed')} retry={retry}>
        {(links) =>
          list.summary?.all === 0 ? (
            <EmptyState icon="link" title={t('links.empty')} text={t('links.emptyText')} />
          ) : (
            <LinkTable links={links} list={list} onReplace={openReplace} onStatus={showStatus} />
          )
        }
      </Loading>
    </>
  );
}

interface LinkTableProps {
  links: readonly AdminLinkFragment[];
  list: ReturnType<typeof useLinkList>;
  onReplace: (link: AdminLinkFragment) => void;
  onStatus: ShowStatus;
}

function LinkTable({ links, list, onReplace, onStatus }: LinkTableProps) {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  const [check] = useCheckLinkMutation();
  const [checkedUrl, setCheckedUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const onCheck = useCallback(
    ({ url }: AdminLinkFragment, accept: boolean) => {
      setCheckedUrl(url);
      setFailure(null);
      void check({ variables: { url, accept } })
        .then(
          () => onStatus('success', t('links.checkedOne')),
          (error: unknown) => setFailure({ error }),
        )
        .finally(() => setCheckedUrl(null));
    },
    [check, onStatus, t],
  );
  const columns = useLinkColumns({ checkedUrl, onCheck, onReplace });
  return (
    <>
      {failure && (
        <div className="mb-4">
          <ErrorBox message={failureMessage(failure.error, t('links.checkFailed'))} />
        </div>
      )}
      <TableFrame
        {...list}
        label={t('links.title')}
        columns={columns}
        rows={links}
        rowId={({ url }) => url}
        filters={<FilterSelect list={list} />}
        fullWidth={1080}
      />
    </>
  );
}

function FilterSelect({ list: { state, setState } }: Pick<LinkTableProps, 'list'>) {
  const { t } = useTranslation('admin');
  return (
    <select
      aria-label={t('links.filter')}
      value={state}
      onChange={({ target }) => setState(target.value)}
      className="h-10 rounded-lg border border-line bg-surface px-2 text-base sm:text-sm"
    >
      {LINK_FILTERS.map((value) => (
        <option key={value} value={value}>
          {filterName(value)}
        </option>
      ))}
    </select>
  );

  function filterName(value: (typeof LINK_FILTERS)[number]): string {
    if (value === 'all' || value === 'wrong') return t(`links.filters.${value}`);
    return value === 'dead' || value === 'unchecked' ? t(`links.${value}`) : t(`links.verdict.${value}`);
  }
}
