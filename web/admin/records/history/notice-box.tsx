import { useReactiveVar } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { STATUS_MESSAGE_MS } from '#rules/limits.ts';
import { useTexts } from '../../ui/use-texts.ts';
import { browserPath, homePath, previewPath, versionPath } from '../../../paths.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { slidePath } from '../admin-paths.ts';
import { commandKey, isCommand, isIgnored, isInTextField, useKeyDown } from '../../ui/keys.tsx';
import { focusOnMain } from '../screen.tsx';
import { InfoDialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { findMainCount, useChangeText, useRecordTitle } from '../graph/change-text.ts';
import { changePath } from './history-filter.ts';
import { type ChangeSummaryFragment, useChangeQuery, useViewedRecordQuery } from './history.generated.ts';
import { isUndoable, type Notice, useNotices, useUndo, useUndoLast } from '../graph/notices.ts';
import { useFieldLabels } from '../form/field-labels.ts';
import { isUnsaved } from '../form/record-form.tsx';

/** If a screen does not say what was done until then, the message does. */
const WORDLESS_MS = 700;

export function NoticeBox() {
  const notices = useNotices();
  const notice = useReactiveVar(notices.current);
  const [shown, setShown] = useState({ notice, id: 0 });
  if (shown.notice !== notice) setShown({ notice, id: shown.id + 1 });
  useUndoKey();
  return (
    <>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center lg:bottom-6 lg:left-64 [html:has([data-form-bar],[data-selection-bar])_&]:bottom-20"
      >
        {notice && <Message key={shown.id} notice={notice} onEnd={notices.hide} />}
      </div>
      <UndoBlockedDialog />
    </>
  );
}

function Message({ notice, onEnd }: { notice: Notice; onEnd: () => void }) {
  const { isUndo } = notice;
  const isFailure = notice.kind === 'failure';
  const { words } = useLastChange(notice);
  const isLater = useIsLater(WORDLESS_MS);
  const text = notice.text ?? (isLater || isUndo ? words : null);
  const isShown = text !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(onEnd, STATUS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [isShown, onEnd]);
  if (!isShown) return null;
  return (
    <p
      className={`flex max-w-3xl items-center gap-2.5 rounded-xl border px-4 py-3 text-sm font-medium shadow-pop ${isFailure ? 'border-danger/30 bg-danger-soft text-danger' : 'border-line bg-surface text-accent-strong'}`}
    >
      <Icon name={isFailure ? 'warning' : isUndo ? 'undo' : 'check'} className="size-4" />
      <span className="line-clamp-3 min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}

/** A quiet line at the top of each screen, in the room above its header. It stays until the next change. */
export function LastChange() {
  const { t } = useTexts();
  const notice = useReactiveVar(useNotices().last);
  return (
    <div
      role="group"
      aria-label={t('history.last')}
      className="sticky top-[3.3125rem] z-20 -mx-4 -mt-8 mb-1 flex h-8 items-center gap-x-3 bg-page/95 px-4 text-xs text-muted backdrop-blur-sm empty:invisible sm:-mx-8 sm:px-8 lg:top-0 lg:-mt-9 lg:h-9"
    >
      {notice && <ChangeLine notice={notice} />}
    </div>
  );
}

const ACTION = 'inline-flex min-h-7 shrink-0 items-center gap-1.5 font-medium text-accent hover:underline';

function ChangeLine({ notice }: { notice: Notice }) {
  const { t } = useTexts();
  const undo = useUndo();
  const { next, isUndo } = notice;
  const { words, viewPath, isPreview } = useLastChange(notice);
  const undoKey = commandKey('Z', isUndo);
  const line = useRef<HTMLElement>(null);
  useLayoutEffect(
    () => () => {
      if (line.current?.contains(document.activeElement)) focusOnMain();
    },
    [],
  );
  const text = notice.changeIds.length > 0 ? words : notice.text;
  return (
    <span ref={line} data-last-change className="contents">
      <span className="line-clamp-2 min-w-0 leading-4 wrap-anywhere" title={text ?? undefined}>
        {text}
      </span>
      {isUndoable(notice) && (
        <button
          type="button"
          aria-keyshortcuts={undoKey.aria}
          title={undoKey.shown}
          onClick={() => void undo(notice)}
          className={ACTION}
        >
          <Icon name="undo" className={`size-3.5 ${isUndo ? '-scale-x-100' : ''}`} />
          {t(isUndo ? 'history.redo' : 'history.undo')}
        </button>
      )}
      {next && (
        <Link to={next.to} className={ACTION}>
          {next.label}
        </Link>
      )}
      {viewPath && (
        <ExternalLink href={viewPath} className={ACTION}>
          {t(isPreview ? 'publication.preview' : 'history.view')}
        </ExternalLink>
      )}
    </span>
  );
}

/** What was changed, in the words of the history; null if nothing was, or while it loads. */
function useLastChange({ changeIds, isUndo }: Notice) {
  const { t } = useTexts();
  const { textOf } = useChangeText();
  const id = changeIds.at(-1);
  const { data } = useChangeQuery({ variables: { id: id ?? 0 }, skip: id === undefined });
  const change = data?.change;
  const view = useViewPath(
    change && changeIds.length === 1 && findMainCount(change)?.operation !== 'delete' ? change : null,
  );
  const wordsOfChange = () => {
    if (changeIds.length === 0) return null;
    if (changeIds.length === 1) return change ? textOf({ ...change, isRedo: change.kind === 'undo' && !isUndo }) : null;
    const what = t('history.total', { count: changeIds.length });
    return isUndo ? `${what} · ${t('history.undone')}` : what;
  };
  return { ...view, words: wordsOfChange() };
}

function useViewPath(change: ChangeSummaryFragment | null | undefined) {
  const path = change ? publicPathOf(change) : null;
  const type = change?.recordType;
  const types = { isVersion: type === 'version', isSlide: type === 'slide', isCode: type === 'customCode' };
  const { data, loading } = useViewedRecordQuery({
    variables: { id: Number(change?.recordId), ...types },
    skip: path === null || !Object.values(types).includes(true),
    fetchPolicy: 'network-only',
  });
  if (!change || path === null || loading) return { viewPath: null, isPreview: false };
  const record = data?.version ?? data?.slide ?? data?.customCode;
  const isPreview = record?.isPublished === false || change.browser?.isDraft === true;
  return { viewPath: isPreview ? previewPath(path) : path, isPreview };
}

/** Null if no page shows the record. Slides, custom code and settings are on the home page. */
function publicPathOf(change: ChangeSummaryFragment): string | null {
  const { recordType, recordId, browser } = change;
  if (recordType === 'slide') return slidePath(Number(recordId));
  if (recordType === 'customCode' || recordType === 'setting') return homePath();
  if (!browser) return null;
  if (recordType === 'version' && findMainCount(change)?.count === 1) return versionPath(Number(recordId));
  return recordType === 'source' ? null : browserPath(browser.id);
}

function useIsLater(ms: number) {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
}

/**
 * The key does nothing beside unsaved values, in a dialog, and in a text field, where it undoes what was typed. A text
 * field in which nothing was typed has the attribute `data-undo`.
 */
function useUndoKey() {
  const undoLast = useUndoLast();
  useKeyDown((event) => {
    const { target } = event;
    const isRedo = isCommand(event, 'z', true);
    const isTyped = isInTextField(target) && !(target instanceof HTMLElement && target.dataset.undo);
    if (!(isRedo || isCommand(event, 'z')) || isTyped || isUnsaved() || isIgnored(event)) return;
    event.preventDefault();
    void undoLast(isRedo);
  });
}

function UndoBlockedDialog() {
  const { t } = useTexts();
  const notices = useNotices();
  const obstacles = useReactiveVar(notices.obstacles);
  const titleOf = useRecordTitle();
  const labelOf = useFieldLabels();
  const isDone = obstacles.every(({ reason }) => reason === 'alreadyUndone');
  const isTooLate = obstacles.some(({ reason }) => reason === 'trashEmptied');
  const words = isDone ? 'done' : isTooLate ? 'tooLate' : 'later';
  const close = () => void notices.obstacles([]);
  return (
    <InfoDialog isOpen={obstacles.length > 0} title={t(`history.blocked.title.${words}`)} onClose={close}>
      <p className="text-muted">{t(`history.blocked.text.${words}`)}</p>
      <ul className="mt-4 grid max-h-80 gap-2 overflow-y-auto">
        {obstacles.map((obstacle) => {
          const { reason, recordType, recordId, changeId, fields } = obstacle;
          const labels = recordType === 'setting' ? [] : fields.map((name) => labelOf(recordType, name) ?? name);
          return (
            <li key={`${reason} ${recordType} ${recordId}`} className="rounded-lg bg-sunken px-4 py-3 text-sm">
              <p className="wrap-anywhere">{t(`history.blocked.${reason}`, { name: titleOf(obstacle) })}</p>
              <p className="mt-1 text-muted empty:hidden">{labels.join(t('history.comma'))}</p>
              {changeId !== null && (
                <Link
                  to={changePath(changeId)}
                  onClick={close}
                  className="mt-1 inline-flex min-h-8 items-center text-accent hover:underline"
                >
                  {t('history.blocked.showLater')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </InfoDialog>
  );
}
