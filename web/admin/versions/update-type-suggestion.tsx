import { useFormContext, useWatch } from 'react-hook-form';
import { suggestUpdateType, type VersionInput } from '../../../rules/version.ts';
import type { AdminVersionFragment } from './versions.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';

/** Suggests an update type by comparing the version number with the newest version of the same platform and channel. */
export function UpdateTypeSuggestion({ versions }: { versions: readonly AdminVersionFragment[] }) {
  const { t } = useTranslation(['admin', 'catalogue']);
  const { control, setValue } = useFormContext<VersionInput>();
  const [number, platform, channel, chosen] = useWatch({
    control,
    name: ['versionNumber', 'platform', 'releaseChannel', 'updateType'],
  });
  const newest = versions.find((version) => version.platform === platform && version.releaseChannel === channel);
  const suggested = newest && number.trim() !== '' ? suggestUpdateType(newest.versionNumber, number) : null;
  if (!newest || !suggested || suggested === chosen) return null;
  const type = t(`catalogue:updateType.${suggested}`);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {t('versions.suggestion', { number: newest.versionNumber })}
      <Button
        variant="secondary"
        className="min-h-8! px-3!"
        onClick={() => setValue('updateType', suggested, { shouldDirty: true })}
      >
        {t('versions.takeSuggestion', { type })}
      </Button>
    </p>
  );
}
