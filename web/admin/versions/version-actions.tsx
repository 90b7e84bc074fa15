import { parseTime } from '#rules/calendar.ts';
import { publicationState } from '#rules/records/publication.ts';
import { useTexts } from '../ui/use-texts.ts';
import { DeleteButton } from '../records/delete-records.tsx';
import { Button } from '../ui/button.tsx';
import { useBulkChange } from '../records/use-bulk-change.ts';
import { useStable } from '../ui/use-stable.ts';
import { type AdminVersionFragment, useUpdateVersionsMutation } from './versions.generated.ts';

export type VersionChanges = ReturnType<typeof useVersionChanges>;

export function useVersionChanges(reload: () => Promise<unknown>) {
  const { t } = useTexts();
  const [update] = useUpdateVersionsMutation();
  const { change, isBusy } = useBulkChange(update, reload);
  return {
    isBusy,
    publish: useStable((files: readonly { id: number }[]) =>
      change(files, { input: { isDraft: false, visibleFrom: null } }, ({ what }) => t('versions.published', { what })),
    ),
    hide: useStable((files: readonly { id: number }[]) =>
      change(files, { input: { isDraft: true } }, ({ what }) => t('release.hidden', { what })),
    ),
  };
}

/** Drafts, and what visitors see only later. */
export function unpublished<T extends { isDraft: boolean; visibleFrom: string | null }>(files: readonly T[]): T[] {
  return files.filter(
    ({ isDraft, visibleFrom }) =>
      publicationState({ isDraft, visibleFrom: parseTime(visibleFrom) }, Date.now()) !== 'public',
  );
}

interface VersionActionsProps {
  selected: readonly AdminVersionFragment[];
  changes: VersionChanges;
  onDelete: () => void;
}

export function VersionActions({ selected, changes: { isBusy, publish, hide }, onDelete }: VersionActionsProps) {
  const { t } = useTexts();
  const hidden = unpublished(selected);
  const shown = selected.filter(({ isDraft }) => !isDraft);
  return (
    <>
      {hidden.length > 0 && (
        <Button isBusy={isBusy} onClick={() => publish(hidden)}>
          {t('release.publish', { count: hidden.length })}
        </Button>
      )}
      {shown.length > 0 && (
        <Button variant="secondary" isBusy={isBusy} onClick={() => hide(shown)}>
          {t('release.hide', { count: shown.length })}
        </Button>
      )}
      <DeleteButton onClick={onDelete} />
    </>
  );
}
