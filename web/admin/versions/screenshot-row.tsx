import { useId } from 'react';
import { addressesIn, linesWithoutAddress } from '../../../rules/file-name.ts';
import { parseHttpUrl } from '../../../rules/url.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { INPUT } from '../form/field.tsx';
import { UrlState } from '../links/link-states.tsx';
import { IconButton } from '../ui/button.tsx';
import { PreviewImage } from '../ui/preview-image.tsx';

interface ScreenshotRowProps {
  url: string;
  /** Its position, from 1. */
  number: number;
  total: number;
  /** What is wrong with the address. */
  problem: 'blankScreenshot' | 'wrongScreenshot' | null;
  /** Whether validation has failed for this screenshot. */
  isInvalid: boolean;
  describedBy: string | undefined;
  onChange: (url: string) => void;
  onLeave: () => void;
  /** Lines were pasted: the addresses in them, and the lines without one. */
  onPaste: (urls: readonly string[], leftOut: readonly string[]) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** A screenshot with its preview, URL and buttons. */
export function ScreenshotRow({
  url,
  number,
  total,
  problem,
  isInvalid,
  describedBy,
  onChange,
  onLeave,
  onPaste,
  onMove,
  onRemove,
}: ScreenshotRowProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const item = t('versions.screenshot', { number });
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <PreviewImage url={parseHttpUrl(url) ? url : ''} shape="row" />
      <input
        value={url}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text').trim();
          const urls = addressesIn(text);
          if (urls.length === 0 || (urls.length === 1 && !text.includes('\n'))) return;
          event.preventDefault();
          onPaste(urls, linesWithoutAddress(text));
        }}
        aria-label={item}
        aria-invalid={isInvalid || problem !== null}
        aria-describedby={[describedBy, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        className={`${INPUT} h-10 min-w-0`}
      />
      <div className="col-span-2 flex justify-end sm:col-span-1">
        <IconButton
          icon="arrowUp"
          label={t('form.moveUp', { item })}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrowDown"
          label={t('form.moveDown', { item })}
          disabled={number === total}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" label={t('form.removeItem', { item })} onClick={onRemove} />
      </div>
      <span className="col-start-2 empty:hidden">
        <UrlState url={url} />
      </span>
      {problem && (
        <p id={`${id}-problem`} className="col-span-full text-sm text-danger">
          {t(`versions.${problem}`)}
        </p>
      )}
    </li>
  );
}
