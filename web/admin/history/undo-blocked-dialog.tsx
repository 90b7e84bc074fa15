import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { changePath } from './history-filter.ts';
import { useNotices } from './notices-context.ts';
import { useRecordTitle } from './record-name.ts';
import { useFieldLabels } from './use-field-words.ts';

/** How many obstacles are shown at first: a move of a browser has as many as there are browsers that made room. */
const OBSTACLES_AT_ONCE = 3;

/** Says what stands in the way of an undo, with links to the later changes. */
export function UndoBlockedDialog() {
  const { t } = useTranslation(['admin', 'translation']);
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
                {obstacle.fields.map((name) => labelOf(obstacle.recordType, name)).join(t('history.comma'))}
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
