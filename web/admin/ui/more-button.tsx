import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { NearEnd } from '../../ui/near-end.tsx';
import { Button } from './button.tsx';

interface MoreButtonProps {
  /** Goes on; `byHand` when somebody pressed the button. */
  onMore: (byHand: boolean) => void;
  isBusy: boolean;
  /** Why going on failed the last time; then it waits for the button. */
  error?: unknown;
  /** Goes on by itself as well, when one scrolls near. */
  isAutomatic?: boolean;
}

/** The end of a list that has more. */
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
