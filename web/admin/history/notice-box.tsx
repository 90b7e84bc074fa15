import { useReactiveVar } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { STATUS_MESSAGE_MS } from '#rules/limits.ts';
import { useTexts } from '../use-texts.ts';
import { browserPath, homePath, previewPath, versionPath } from '../../paths.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { slidePath } from '../admin-paths.ts';
import { KeyCap, commandKey, isCommand, isIgnored, isInTextField, useKeyDown } from '../ui/keys.tsx';
import { focusOnMain } from '../ui/screen.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { InfoDialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { findMainCount, useChangeText, useRecordTitle } from '../graph/change-text.ts';
import { changePath } from './history-filter.ts';
import { type ChangeSummaryFragment, useChangeQuery, useViewedRecordQuery } from './history.generated.ts';
import { type Notice, useNotices, useUndo, useUndoLast } from '../graph/notices.ts';
import { useFieldLabels } from '../form/field-labels.ts';
import { isUnsaved } from '../form/record-form.tsx';

const UNDO_MESSAGE_MS = 10_000;

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
        {notice && <Message key={shown.id} notice={notice} onClose={notices.close} />}
      </div>
      <UndoBlockedDialog />
    </>
  );
}

function Message({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTexts();
  const undo = useUndo();
  const { next, isUndo } = notice;
  const isFailure = notice.kind === 'failure';
  const isUndoable = notice.changeIds.length > 0 || notice.takeBack !== undefined;
  const { text, viewPath, isPreview } = useWords(notice);
  const undoKey = commandKey('Z', isUndo);
  const pausing = useClosing(isUndoable || next ? UNDO_MESSAGE_MS : STATUS_MESSAGE_MS, onClose);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      if (box.current?.contains(document.activeElement)) focusOnMain();
    },
    [],
  );
  if (text === null && !isUndoable) return null;
  const icon = isUndo ? 'undo' : 'check';
  return (
    <div
      ref={box}
      data-notice
      {...pausing}
      className={`pointer-events-auto flex max-w-3xl flex-wrap items-center justify-end gap-x-2 gap-y-1 sm:flex-nowrap rounded-xl border py-1.5 pr-1.5 pl-4 text-sm shadow-pop ${isFailure ? 'border-danger/30 bg-danger-soft' : 'border-line bg-surface'}`}
    >
      {text && (
        <p
          className={`flex min-w-0 grow items-center gap-2.5 py-1.5 font-medium ${isFailure ? 'text-danger' : 'text-accent-strong'}`}
        >
          <Icon name={isFailure ? 'warning' : icon} className="size-4" />
          <span className="line-clamp-3 min-w-0 wrap-anywhere">{text}</span>
        </p>
      )}
      <div className="cluster justify-end sm:shrink-0 sm:flex-nowrap">
        {next && (
          <Link
            to={next.to}
            onClick={onClose}
            className="target rounded-lg px-2 font-medium whitespace-nowrap text-accent-strong hover:bg-accent-soft sm:px-3"
          >
            {next.label}
          </Link>
        )}
        {viewPath && (
          <ExternalLink
            href={viewPath}
            className="target rounded-lg px-2 sm:px-3 whitespace-nowrap text-muted hover:bg-sunken hover:text-text"
          >
            {t(isPreview ? 'publication.preview' : 'history.view')}
          </ExternalLink>
        )}
        {isUndoable && (
          <Button
            variant="plain"
            aria-keyshortcuts={undoKey.aria}
            action={async () => undo(notice)}
            className="px-2! text-accent-strong! hover:bg-accent-soft! sm:px-3!"
          >
            {t(isUndo ? 'history.redo' : 'history.undo')}
            <span aria-hidden="true" className="hidden sm:inline">
              <KeyCap shown={undoKey.shown} />
            </span>
          </Button>
        )}
        {(isUndoable || viewPath || next) && <IconButton icon="close" label={t('history.close')} onClick={onClose} />}
      </div>
    </div>
  );
}

function useWords({ text, isBrief, changeIds, isUndo }: Notice) {
  const { t } = useTexts();
  const { textOf } = useChangeText();
  const id = changeIds.at(-1);
  const { data } = useChangeQuery({ variables: { id: id ?? 0 }, skip: id === undefined });
  const isLater = useIsLater(text === null ? WORDLESS_MS : STATUS_MESSAGE_MS);
  const change = data?.change;
  const view = useViewPath(
    change && changeIds.length === 1 && findMainCount(change)?.operation !== 'delete' ? change : null,
  );
  const wordsOfChange = () => {
    if (changeIds.length === 0) return null;
    if (changeIds.length === 1) return change ? textOf(change, change.kind === 'undo' && !isUndo) : null;
    const what = t('history.total', { count: changeIds.length });
    return isUndo ? `${what} · ${t('history.undone')}` : what;
  };
  const isShown = text !== null && !(isBrief && isLater);
  return { ...view, text: isShown ? text : isLater || isUndo ? wordsOfChange() : null };
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

/** The time starts again when the pointer or the focus has left the message. */
function useClosing(ms: number, onClose: () => void) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(onClose, ms);
    return () => clearTimeout(timer);
  }, [isPaused, ms, onClose]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
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
