import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { STATUS_MESSAGE_MS } from '#rules/limits.ts';
import { Icon } from './icon.tsx';

interface CopyButtonProps {
  /** Screen readers say it. */
  label: string;
  source: RefObject<HTMLElement | null>;
}

type Outcome = 'copied' | 'failed';

/** If copying fails, the text stays selected for the visitor to copy. */
export function CopyButton({ label, source }: CopyButtonProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), STATUS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => setOutcome(source.current && (await copyText(source.current)) ? 'copied' : 'failed');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <button
        type="button"
        onClick={() => void copy()}
        className="target gap-2 field px-3 text-sm font-medium whitespace-nowrap hover:border-muted"
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} className="size-4" />
        {t('action.copy')}
        <span className="sr-only">{label}</span>
      </button>
      <span role="status" className={`text-sm ${outcome === 'failed' ? 'text-danger' : 'text-accent'}`}>
        {outcome && t(`status.${outcome}`)}
      </span>
    </span>
  );
}

/** The Clipboard API only works on secure pages. */
async function copyText(element: HTMLElement) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    return copySelected(element);
  }
}

function copySelected(element: HTMLElement) {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  const isCopied = document.execCommand('copy');
  if (isCopied) selection?.removeAllRanges();
  return isCopied;
}
