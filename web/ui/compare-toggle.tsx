import { COMPARED_MAX } from '#rules/limits.ts';
import type { LocalizedText } from '#rules/vocabulary.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { toggleComparedBrowser, useComparedBrowsers, type ComparedBrowser } from './compared-browsers.ts';
import { Icon } from './icon.tsx';

/** In a card only the symbol. */
export const CARD_TOGGLE = 'min-h-9 px-2 text-muted [&>span]:hidden';

export function CompareToggle({
  browser,
  className,
}: {
  browser: ComparedBrowser & { name: LocalizedText };
  className: string;
}) {
  const { t, localize } = useTranslation();
  const compared = useComparedBrowsers();
  const isChosen = compared.some(({ id }) => id === browser.id);
  const label = t('compare.add', { name: localize(browser.name) });
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      disabled={!isChosen && compared.length >= COMPARED_MAX}
      onClick={() => toggleComparedBrowser(browser)}
      // In a card it is above the link that covers the card.
      className={`relative z-10 inline-flex min-w-9 shrink-0 items-center justify-center gap-1.5 rounded-lg hover:bg-sunken hover:text-text disabled:opacity-40 aria-pressed:bg-accent-soft aria-pressed:text-accent-strong noscript:hidden ${className}`}
    >
      <Icon name={isChosen ? 'check' : 'compare'} className="size-4" />
      <span>{t('compare.toggle')}</span>
    </button>
  );
}
