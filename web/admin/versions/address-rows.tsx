import { type ClipboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { addressesIn, linesWithoutAddress } from '../../../rules/file-name.ts';
import { moveEntry } from '../../../rules/move-entry.ts';
import type { VersionInput } from '../../../rules/records/version.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { INPUT, isAbout, useFieldMessage } from '../form/field.tsx';
import { URL_INPUT } from '../form/text-field.tsx';
import { UrlState } from '../form/link-states.tsx';
import { IconButton } from '../ui/button.tsx';

export function useAddresses(name: 'downloadMirrors' | 'screenshots') {
  const { control } = useFormContext<VersionInput>();
  const { field } = useController({ name, control });
  const list = useRef<HTMLUListElement>(null);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const addButton = useRef<HTMLButtonElement>(null);
  /**
   * Moves the focus to the row at `index`, or to the add button if there is none. Waits until the new list is rendered.
   */
  const focus = (index: number) => {
    requestAnimationFrame(() =>
      (list.current?.querySelectorAll<HTMLInputElement>('[data-address]')[index] ?? addButton.current)?.focus(),
    );
  };
  return {
    urls: field.value,
    change: field.onChange as (urls: string[]) => void, // the form accepts any value; this field has a list of texts
    leave: field.onBlur,
    message: useFieldMessage(name),
    list,
    addButton,
    focus,
    /** The lines of the last pasted text that have no address. */
    leftOut,
    setLeftOut,
  };
}

interface AddressRowsProps {
  addresses: ReturnType<typeof useAddresses>;
  itemName: (number: number) => string;
  describedBy: string | undefined;
  /** What stands before an address, and below it. */
  before: (url: string, item: string) => ReactNode;
  below?: (url: string) => ReactNode;
  /** What is wrong with an address, beside the message of the field. */
  problemOf?: (url: string, index: number) => string | null;
  /** After the list itself has changed: by a paste, a move or a removal. */
  onListChange?: (urls: readonly string[]) => void;
  onLeave?: (index: number) => void;
  className: string;
}

/** The rows of a list of addresses. Several pasted addresses become several rows. */
export function AddressRows({ addresses, itemName, describedBy, before, below, ...options }: AddressRowsProps) {
  const { t } = useTranslation('admin');
  const { urls, change, leave, message, focus, setLeftOut } = addresses;
  const { problemOf, onListChange, onLeave, className } = options;
  const id = useId();
  const replace = (next: string[], lines: readonly string[] = []) => {
    change(next);
    setLeftOut(lines);
    onListChange?.(next);
  };
  const paste = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData('text').trim();
    const pasted = addressesIn(text);
    if (pasted.length === 0 || (pasted.length === 1 && !text.includes('\n'))) return;
    event.preventDefault();
    replace(urls.toSpliced(index, 1, ...pasted), linesWithoutAddress(text));
  };
  const move = (index: number, step: -1 | 1) => {
    replace(moveEntry(urls, index, step));
    focus(index + step);
  };
  return urls.map((url, index) => {
    const item = itemName(index + 1);
    const problem = problemOf?.(url, index) ?? null;
    const described = [describedBy, problem !== null && `${id}-${index}`].filter(Boolean).join(' ') || undefined;
    return (
      <li key={index} className={className}>
        {before(url, item)}
        <div className="min-w-0">
          <input
            {...URL_INPUT}
            data-address
            value={url}
            onChange={({ target }) => change(urls.with(index, target.value))}
            onPaste={(event) => paste(event, index)}
            onBlur={() => {
              leave();
              onLeave?.(index);
            }}
            aria-label={item}
            aria-invalid={isAbout(message, index) || problem !== null}
            aria-describedby={described}
            className={`${INPUT} h-10`}
          />
          <UrlState url={url} />
          {below?.(url)}
          <p id={`${id}-${index}`} className="mt-1 text-sm text-danger empty:hidden">
            {problem}
          </p>
        </div>
        <div className="col-span-full flex justify-end sm:col-span-1">
          <IconButton
            icon="arrowUp"
            label={t('form.moveUp', { item })}
            disabled={index === 0}
            onClick={() => move(index, -1)}
          />
          <IconButton
            icon="arrowDown"
            label={t('form.moveDown', { item })}
            disabled={index === urls.length - 1}
            onClick={() => move(index, 1)}
          />
          <IconButton
            icon="trash"
            label={t('form.removeItem', { item })}
            onClick={() => {
              replace(urls.toSpliced(index, 1));
              focus(Math.min(index, urls.length - 2));
            }}
          />
        </div>
      </li>
    );
  });
}

/** The lines of a pasted text that a field has not taken, below it. */
export function LeftOutLines({ text, lines }: { text: string; lines: readonly string[] }) {
  return (
    <div role="status" className="mt-1.5 text-sm text-tag-yellow empty:hidden">
      {lines.length > 0 && (
        <>
          <p>{text}</p>
          <p className="whitespace-pre-line wrap-anywhere">{lines.join('\n')}</p>
        </>
      )}
    </div>
  );
}
