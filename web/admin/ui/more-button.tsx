import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Button } from './button.tsx';

/** How far below the screen the end of a list may be for it to go on, in pixels. */
const AHEAD = 800;

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
  const end = useRef<HTMLDivElement>(null);
  const isWaiting = isAutomatic && !isBusy && error === undefined;
  const goOn = useEffectEvent(() => onMore(false));
  useEffect(() => {
    const element = end.current;
    if (!isWaiting || !element) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && goOn(), { rootMargin: `${AHEAD}px` });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting]);
  return (
    <div ref={end} className="grid justify-items-center gap-3 py-2">
      {error !== undefined && <ErrorBox message={failureMessage(error, t('form.loadFailed'))} />}
      <Button variant="secondary" isBusy={isBusy} onClick={() => onMore(true)}>
        {t(isBusy ? 'translation:status.loading' : 'translation:home.showMore')}
      </Button>
    </div>
  );
}
