import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { STATUS_MESSAGE_MS } from '../../../rules/limits.ts';
import { useTexts } from '../use-texts.ts';
import { browserPath, homePath, previewPath, versionPath } from '../../paths.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { slidePath } from '../admin-paths.ts';
import { KeyCap, commandKey, isInTextField } from '../ui/keys.tsx';
import { focusOnMain } from '../ui/screen.tsx';
import { IconButton, Spinner, Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { findMainCount, useChangeText, useRecordTitle } from '../graph/change-text.ts';
import { changePath } from './history-filter.ts';
import { type ChangeSummaryFragment, useChangeQuery, useViewedRecordQuery } from './history.generated.ts';
import { type Notice, UNDO_MESSAGE_MS, useNotices, canUndo, useUndoLast, useUndoNotice } from '../graph/notices.ts';
import { useFieldLabels } from '../form/field-labels.ts';
import { isUnsaved } from '../form/record-form.tsx';

/** How long a screen may take to say what was done, before the message does. */
const WORDLESS_MS = 700;

/** The message about the last action, at a fixed position on all screens. Screen readers announce it. */
export function NoticeBox() {
  const notices = useNotices();
  const notice = useSyncExternalStore(notices.subscribe, notices.current);
  const [shown, setShown] = useState({ notice, id: 0 });
  if (shown.notice !== notice) setShown({ notice, id: shown.id + 1 });
  const undoLast = useUndoLast();
  useUndoKey((isRedo) => void undoLast(isRedo));
  return (
    <>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center lg:bottom-6 lg:left-64 [html:has([data-form-bar],[data-selection-bar])_&]:bottom-20"
      >
        {notice && <Message key={shown.id} notice={notice} onClose={notices.close} />}
      </div>
      <UndoBlockedDialog />
    </>
  );
}

const STEP =
  'target gap-2 rounded-lg px-2 sm:px-3 font-medium whitespace-nowrap text-accent-strong hover:bg-accent-soft';

const COLORS = { success: 'border-line bg-surface', failure: 'border-danger/30 bg-danger-soft' } as const;

function Message({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTexts();
  const { kind, next } = notice;
  const isUndoable = canUndo(notice);
  const { text, viewPath } = useWords(notice);
  const pausing = useClosing(isUndoable || next ? UNDO_MESSAGE_MS : STATUS_MESSAGE_MS, onClose);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      if (box.current?.contains(document.activeElement)) focusOnMain();
    },
    [],
  );
  if (text === null && !isUndoable) return null;
  return (
    <div
      ref={box}
      data-notice
      {...pausing}
      className={`pointer-events-auto flex max-w-3xl flex-wrap items-center justify-end gap-x-2 gap-y-1 sm:flex-nowrap rounded-xl border py-1.5 pr-1.5 pl-4 text-sm shadow-pop ${COLORS[kind]}`}
    >
      {text && (
        <p
          className={`flex min-w-0 grow items-center gap-2.5 py-1.5 font-medium ${kind === 'failure' ? 'text-danger' : 'text-accent-strong'}`}
        >
          <Icon name={kind === 'failure' ? 'warning' : notice.isUndo ? 'undo' : 'check'} className="size-4" />
          <span className="line-clamp-3 min-w-0 wrap-anywhere">{text}</span>
        </p>
      )}
      <div className="cluster justify-end sm:shrink-0 sm:flex-nowrap">
        {next && (
          <Link to={next.to} onClick={onClose} className={STEP}>
            {next.label}
          </Link>
        )}
        {viewPath && (
          <ExternalLink
            href={viewPath}
            className="target rounded-lg px-2 sm:px-3 whitespace-nowrap text-muted hover:bg-sunken hover:text-text"
          >
            {t('history.view')}
          </ExternalLink>
        )}
        {isUndoable && <UndoButton notice={notice} />}
        {(isUndoable || viewPath || next) && <IconButton icon="close" label={t('history.close')} onClick={onClose} />}
      </div>
    </div>
  );
}

function UndoButton({ notice }: { notice: Notice }) {
  const { t } = useTexts();
  const undoNotice = useUndoNotice();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await undoNotice(notice);
    setBusy(false);
  };
  const { shown, aria } = commandKey('Z', notice.isUndo);
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      aria-keyshortcuts={aria}
      onClick={isBusy ? undefined : () => void undo()}
      className={STEP}
    >
      {isBusy && <Spinner className="size-4" />}
      {t(notice.isUndo ? 'history.redo' : 'history.undo')}
      <span aria-hidden="true" className="hidden sm:inline">
        <KeyCap shown={shown} />
      </span>
    </button>
  );
}

/** The words of a message: first those of the screen, then those of the change. */
function useWords({ text, isDetailed, changeIds, isUndo }: Notice) {
  const { t } = useTexts();
  const { textOf } = useChangeText();
  const id = changeIds.at(-1);
  const { data } = useChangeQuery({ variables: { id: id ?? 0 }, skip: id === undefined });
  const isOld = useIsLater(text === null ? WORDLESS_MS : STATUS_MESSAGE_MS) || isUndo;
  const change = data?.change;
  const viewPath = useViewPath(
    change && changeIds.length === 1 && findMainCount(change)?.operation !== 'delete' ? change : null,
  );
  if (!isOld || isDetailed) return { text, viewPath };
  if (changeIds.length > 1) {
    const what = t('history.total', { count: changeIds.length });
    return { text: isUndo ? `${what} · ${t('history.undone')}` : (text ?? what), viewPath };
  }
  const isRedo = change?.kind === 'undo' && !isUndo;
  return { text: change ? textOf(change, isRedo ? t('history.redone') : undefined) : null, viewPath };
}

/** The public page of a changed record, or its preview if visitors do not see the record. */
function useViewPath(change: ChangeSummaryFragment | null | undefined): string | null {
  const path = change ? publicPathOf(change) : null;
  const type = change?.recordType;
  const { data, loading } = useViewedRecordQuery({
    variables: {
      id: Number(change?.recordId),
      isVersion: type === 'version',
      isSlide: type === 'slide',
      isCode: type === 'customCode',
    },
    skip: path === null || (type !== 'version' && type !== 'slide' && type !== 'customCode'),
    fetchPolicy: 'network-only',
  });
  if (!change || path === null || loading) return null;
  const record = data?.version ?? data?.slide ?? data?.customCode;
  return record?.isPublished === false || change.browser?.isDraft ? previewPath(path) : path;
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

function useIsLater(ms: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
}

/**
 * Closes the message after a time that stops while the pointer or the focus is in it. Returns the handlers for that.
 */
function useClosing(ms: number, onClose: () => void) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const rest = useRef(ms);
  const isPaused = isHovered || isFocused;
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(onClose, rest.current);
    return () => {
      clearTimeout(timer);
      rest.current -= performance.now() - startedAt;
    };
  }, [isPaused, onClose]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

/**
 * Calls `undo` for Ctrl Z or ⌘Z, with Shift to redo, unless a text field has the focus, where it undoes what was typed,
 * a form has unsaved values, or a dialog is open. A field with `data-undo` has nothing typed.
 */
function useUndoKey(undo: (isRedo: boolean) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isShortcut = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
    const isTyped = isInTextField(target) && !(target instanceof HTMLElement && target.dataset.undo);
    if (!isShortcut || event.repeat || isTyped || isUnsaved() || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    undo(event.shiftKey);
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

/** How many obstacles are shown at first: a move of a browser has as many as there are browsers that made room. */
const OBSTACLES_AT_ONCE = 3;

/** Says what stands in the way of an undo, with links to the later changes. */
function UndoBlockedDialog() {
  const { t } = useTexts();
  const notices = useNotices();
  const obstacles = useSyncExternalStore(notices.subscribe, notices.obstacles);
  const titleOf = useRecordTitle();
  const labelOf = useFieldLabels();
  const isDone = obstacles.every(({ reason }) => reason === 'alreadyUndone');
  const isTooLate = obstacles.some(({ reason }) => reason === 'trashEmptied');
  const words = isDone ? 'done' : isTooLate ? 'tooLate' : 'later';
  const [isLong, setLong] = useState(false);
  const shown = isLong ? obstacles : obstacles.slice(0, OBSTACLES_AT_ONCE);
  const close = () => {
    notices.block([]);
    setLong(false);
  };
  return (
    <Modal isOpen={obstacles.length > 0} title={t(`history.blocked.title.${words}`)} onClose={close}>
      <p className="text-muted">{t(`history.blocked.text.${words}`)}</p>
      <ul className="mt-4 grid max-h-80 gap-2 overflow-y-auto">
        {shown.map((obstacle) => (
          <li
            key={`${obstacle.reason} ${obstacle.recordType} ${obstacle.recordId}`}
            className="rounded-lg bg-sunken px-4 py-3 text-sm"
          >
            <p className="wrap-anywhere">{t(`history.blocked.${obstacle.reason}`, { name: titleOf(obstacle) })}</p>
            {obstacle.recordType !== 'setting' && obstacle.fields.length > 0 && (
              <p className="mt-1 text-muted">
                {obstacle.fields.map((name) => labelOf(obstacle.recordType, name) ?? name).join(t('history.comma'))}
              </p>
            )}
            {obstacle.changeId !== null && (
              <Link
                to={changePath(obstacle.changeId)}
                onClick={close}
                className="mt-1 inline-flex min-h-8 items-center text-accent hover:underline"
              >
                {t('history.blocked.showLater')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {shown.length < obstacles.length && (
        <Button variant="plain" className="mt-2" onClick={() => setLong(true)}>
          {t('history.moreRecords', { count: obstacles.length - shown.length })}
        </Button>
      )}
      <div className="mt-6 flex justify-end">
        <Button variant="secondary" onClick={close}>
          {t('translation:action.close')}
        </Button>
      </div>
    </Modal>
  );
}
