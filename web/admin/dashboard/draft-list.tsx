import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import {
  closeDraftsOfLostTabs,
  closedDrafts,
  removeDraft,
  typedName,
  type Draft,
  type StoredDraft,
} from '../form/draft.ts';
import { buttonClass } from '../ui/button.tsx';

/** What was typed in forms that were closed without saving, for example by a crash. */
export function DraftList() {
  const { t } = useTranslation('admin');
  const { drafts, reload } = useClosedDrafts();
  if (drafts.length === 0) return null;
  const discard = (key: string) => {
    removeDraft(key);
    reload();
  };
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts" className="mb-3 font-semibold">
        {t('dashboard.drafts')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {drafts.map(({ key, draft }) => (
          <DraftItem key={key} draftKey={key} draft={draft} onDiscard={() => discard(key)} />
        ))}
      </ul>
    </section>
  );
}

function DraftItem({ draftKey, draft, onDiscard }: { draftKey: string; draft: Draft<object>; onDiscard: () => void }) {
  const { t } = useTranslation('admin');
  const name = [draft.title, typedName(draft)].filter(Boolean).join(': ');
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 py-3 sm:px-5">
      <div className="min-w-0 grow basis-48">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">
          <RelativeTime iso={draft.savedAt} />
        </p>
      </div>
      <Link
        to={draft.path ?? ''}
        state={{ draft: draftKey }}
        aria-label={t('dashboard.openDraft', { name })}
        className={`${buttonClass('secondary')} px-3!`}
      >
        {t('dashboard.open')}
      </Link>
      <button
        type="button"
        onClick={onDiscard}
        aria-label={t('dashboard.discardDraft', { name })}
        className={`${buttonClass('plain')} px-3!`}
      >
        {t('dashboard.discard')}
      </button>
    </li>
  );
}

function useClosedDrafts() {
  const [drafts, setDrafts] = useState<readonly StoredDraft<object>[]>([]);
  const reload = useCallback(() => {
    // The drafts of older versions do not say where their form is. It finds them when it is opened.
    void closeDraftsOfLostTabs().then(() =>
      setDrafts(closedDrafts<object>().filter(({ draft }) => draft.path !== undefined)),
    );
  }, []);
  useEffect(() => {
    reload();
    addEventListener('storage', reload);
    return () => removeEventListener('storage', reload);
  }, [reload]);
  return { drafts, reload };
}
