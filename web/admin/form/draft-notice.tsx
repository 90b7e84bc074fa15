import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { typedName, type StoredDraft } from './draft.ts';

interface DraftNoticeProps {
  /** The time of the restored draft, ISO 8601; null without one. */
  restoredAt: string | null;
  others: readonly StoredDraft<object>[];
  onDiscard: () => void;
}

/** Says that a draft was restored, and which other drafts the form has. */
export function DraftNotice({ restoredAt, others, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('admin');
  if (restoredAt === null && others.length === 0) return null;
  return (
    <div
      role="status"
      className="grid gap-2 rounded-xl border border-tag-blue/30 bg-tag-blue-soft px-4 py-2.5 text-sm text-tag-blue"
    >
      {restoredAt !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {t('form.draftRestored')} <RelativeTime iso={restoredAt} />
          </p>
          <button
            type="button"
            onClick={onDiscard}
            className="min-h-9 rounded-lg border border-current px-3 font-medium"
          >
            {t('form.draftDiscard')}
          </button>
        </div>
      )}
      {others.length > 0 && <OtherDrafts drafts={others} />}
    </div>
  );
}

/** Opening another draft keeps what was typed as a draft. */
function OtherDrafts({ drafts }: { drafts: readonly StoredDraft<object>[] }) {
  const { t } = useTranslation('admin');
  const { pathname, search } = useLocation();
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <p>{t('form.otherDrafts', { count: drafts.length })}</p>
      <ul className="contents">
        {drafts.map(({ key, draft }) => (
          <li key={key} className="min-w-0">
            <Link
              to={{ pathname, search }}
              state={{ draft: key }}
              className="inline-block py-1 font-medium wrap-anywhere underline underline-offset-4"
            >
              {typedName(draft) && `${typedName(draft)} · `}
              <RelativeTime iso={draft.savedAt} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
