import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';
import { Button } from '../ui/button.tsx';

interface ConflictBannerProps {
  isSaving: boolean;
  onLoadStored: () => void;
  onOverwrite: () => void;
}

/** Shown if someone else has saved the record. It offers to load the stored values or to overwrite them; the fields show the differences. */
export function ConflictBanner({ isSaving, onLoadStored, onOverwrite }: ConflictBannerProps) {
  const { t } = useTranslation('admin');
  return (
    <div role="alert" tabIndex={-1} data-problem className="grid gap-3 rounded-xl border border-tag-yellow/40 bg-tag-yellow-soft px-4 py-4 text-tag-yellow">
      <p className="flex gap-2.5 font-medium">
        <Icon name="warning" className="mt-0.5 size-5" />
        {t('form.conflictTitle')}
      </p>
      <p className="text-sm">{t('form.conflictText')}</p>
      <div className="flex flex-wrap gap-2 text-text">
        <Button variant="secondary" onClick={onLoadStored}>
          {t('form.takeStored')}
        </Button>
        <Button variant="secondary" isBusy={isSaving} onClick={onOverwrite}>
          {t('form.saveOver')}
        </Button>
      </div>
    </div>
  );
}
