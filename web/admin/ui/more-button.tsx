import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../graph/failure-message.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { NearEnd } from '../../ui/near-end.tsx';
import { Button } from './button.tsx';

interface MoreButtonProps {
  /** Shows more. `isClick` is false if it was called by scrolling. */
  onMore: (isClick: boolean) => void;
  isBusy: boolean;
  /** The last error. After an error, only the button shows more. */
  error?: unknown;
  isAutomatic?: boolean;
}

export function MoreButton({ onMore, isBusy, error, isAutomatic = false }: MoreButtonProps) {
  const { t } = useTranslation(['admin', 'translation']);
  const failureMessage = useFailureMessage();
  return (
    <div className="grid justify-items-center gap-3 py-2">
      {isAutomatic && !isBusy && error === undefined && <NearEnd onNear={() => onMore(false)} />}
      {error !== undefined && <ErrorBox message={failureMessage(error, t('form.loadFailed'))} />}
      <Button variant="secondary" isBusy={isBusy} onClick={() => onMore(true)}>
        {t(isBusy ? 'translation:status.loading' : 'translation:home.showMore')}
      </Button>
    </div>
  );
}
