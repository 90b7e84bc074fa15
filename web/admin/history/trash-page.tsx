import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '#rules/format.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { TextWithTime } from '../../ui/relative-time.tsx';
import { EmptyState, focusOnMain, Loading, restoreFocus, ScreenHeader } from '../records/screen.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { useChangeText } from '../records/graph/change-text.ts';
import { changePath } from '../records/history/history-filter.ts';
import { type ChangeSummaryFragment, useEmptyTrashMutation } from '../records/history/history.generated.ts';
import { useUndo, useMessages } from '../records/graph/notices.ts';
import { Pages, useChanges } from '../records/history/record-history.tsx';

const NAMES_SHOWN = 3;
const DELETIONS_PER_PAGE = 50;

export function TrashPage() {
  const { t } = useTexts();
  const [page, setPage] = useState(1);
  const { found: trash, isOutdated, ...query } = useChanges({ inTrash: true }, page, DELETIONS_PER_PAGE);
  const count = trash?.total ?? 0;
  const pages = Math.max(1, Math.ceil(count / DELETIONS_PER_PAGE));
  // After the last deletion of the last page was restored.
  if (!isOutdated && page > pages) setPage(pages);
  const [toEmpty, setToEmpty] = useState<ChangeSummaryFragment | 'all' | null>(null);
  const { showResult } = useMessages();
  const { recordsOf, joinFirst } = useChangeText();
  const [emptyTrash] = useEmptyTrashMutation();
  const one = toEmpty === 'all' ? null : toEmpty;
  const name = one ? recordsOf(one) : '';
  const names = joinFirst((trash?.changes ?? []).slice(0, NAMES_SHOWN).map(recordsOf), count);
  const empty = async () => {
    const work = emptyTrash({ variables: { changeId: one?.id } }).then(() => query.refetch().catch(() => undefined));
    const message = one ? t('history.trash.purged', { name }) : t('history.trash.emptied');
    await showResult(work, message, t('history.trash.failed'));
    setToEmpty(null);
    focusOnMain();
  };
  return (
    <>
      <ScreenHeader title={t('history.trash.title')} text={t('history.trash.text')}>
        {count > 0 && (
          <Button variant="secondary" icon="trash" onClick={() => setToEmpty('all')}>
            {t('history.trash.emptyTrash')}
          </Button>
        )}
      </ScreenHeader>
      <Loading data={trash} query={query}>
        {({ changes }) =>
          changes.length === 0 ? (
            <EmptyState icon="trash" title={t('history.trash.empty')} text={t('history.trash.emptyText')} />
          ) : (
            <div className="grid gap-3">
              <ul className="divide-y divide-line panel">
                {changes.map((change) => (
                  <Deletion key={change.id} change={change} onPurge={() => setToEmpty(change)} />
                ))}
              </ul>
              <Pages page={page} pages={pages} onPage={setPage} />
            </div>
          )
        }
      </Loading>
      <ConfirmDialog
        isOpen={toEmpty !== null}
        title={t(one ? 'history.trash.purgeTitle' : 'history.trash.emptyTitle')}
        text={one ? t('history.trash.purgeText', { name }) : t('history.trash.emptyConfirm', { count, names })}
        confirmLabel={t(one ? 'history.trash.purge' : 'history.trash.emptyTrash')}
        onConfirm={empty}
        onCancel={() => setToEmpty(null)}
      />
    </>
  );
}

function Deletion({ change, onPurge }: { change: ChangeSummaryFragment; onPurge: () => void }) {
  const { t } = useTexts();
  const language = useLanguage();
  const undo = useUndo();
  const name = useChangeText().recordsOf(change);
  const restore = async () => {
    await undo({ changeIds: [change.id], isUndo: false }, t('history.restored', { name }));
    restoreFocus();
  };
  return (
    <li className="cluster gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-baseline gap-x-2 font-medium">
          <Link to={changePath(change.id)} className="wrap-anywhere hover:text-accent hover:underline">
            {name}
          </Link>
          <span className="text-xs font-normal text-muted">{t(`history.type.${change.recordType}`)}</span>
        </p>
        <p className="mt-0.5 hint">
          <TextWithTime text={t('history.trash.deleted')} iso={change.at} />
          {change.restorableUntil &&
            ` · ${t('history.trash.until', { date: formatDate(change.restorableUntil, language) })}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon="undo" aria-label={t('history.trash.restoreOne', { name })} action={restore}>
          {t('history.trash.restore')}
        </Button>
        <Button variant="plain" aria-label={t('history.trash.purgeOne', { name })} onClick={onPurge} className="px-3!">
          {t('history.trash.purge')}
        </Button>
      </div>
    </li>
  );
}
