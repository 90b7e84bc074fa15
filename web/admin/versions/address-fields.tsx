import { type ClipboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { addressesIn, linesWithoutAddress } from '../../../rules/file-name.ts';
import { isBlank } from '../../../rules/issues.ts';
import { SCREENSHOTS_PER_VERSION, UPLOAD_EXTENSIONS } from '../../../rules/limits.ts';
import { moveEntry } from '../../../rules/move-entry.ts';
import type { VersionInput } from '../../../rules/records/version.ts';
import { parseHttpUrl } from '../../../rules/url.ts';
import { useTexts } from '../use-texts.ts';
import { Field, type FieldLabels, INPUT, isAbout, useFieldMessage, URL_INPUT } from '../form/field.tsx';
import { useImageUpload } from '../form/image-field.tsx';
import { UrlState } from '../form/link-states.tsx';
import { useFailureMessage } from '../graph/failure-message.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { FileDropZone } from '../ui/file-drop-zone.tsx';
import { PreviewImage } from '../ui/preview-image.tsx';

export function useAddresses(name: 'downloadMirrors' | 'screenshots') {
  const { control } = useFormContext<VersionInput>();
  const { field } = useController({ name, control });
  const list = useRef<HTMLUListElement>(null);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const addButton = useRef<HTMLButtonElement>(null);
  /** Waits until the new list is rendered. */
  const focus = (index: number) => {
    requestAnimationFrame(() =>
      (list.current?.querySelectorAll<HTMLInputElement>('[data-address]')[index] ?? addButton.current)?.focus(),
    );
  };
  const urls = field.value;
  const change = field.onChange as (urls: string[]) => void; // the form accepts any value; this field has a list of texts
  return {
    urls,
    change,
    append: () => {
      change([...urls, '']);
      focus(urls.length);
    },
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
  const { t } = useTexts();
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

/** The lines of a pasted text that a field has not taken: those without an address, unless `text` says more. */
export function LeftOutLines({ text, lines }: { text?: string; lines: readonly string[] }) {
  const { t } = useTexts();
  return (
    <div role="status" className="mt-1.5 text-sm text-tag-yellow empty:hidden">
      {lines.length > 0 && (
        <>
          <p>{text ?? t('release.pasteSkipped')}</p>
          <p className="whitespace-pre-line wrap-anywhere">{lines.join('\n')}</p>
        </>
      )}
    </div>
  );
}

/** The screenshots of a version: uploaded or given by their URLs, at most 5 (spec §5). */
export function ScreenshotsField({ name, ...labels }: FieldLabels & { name: 'screenshots' }) {
  const { t } = useTexts();
  const { getValues } = useFormContext<VersionInput>();
  const screenshots = useAddresses(name);
  const { urls, change, append, focus, list, addButton, leftOut, message } = screenshots;
  const [problem, setProblem] = useState<'tooManyAdded' | 'tooManyUploaded' | null>(null);
  /** The index of the row that was left, or could not be followed by another one, with a wrong address. */
  const [unfinished, setUnfinished] = useState<number | null>(null);
  const { preview, progress, isUploading, failure, upload } = useImageUpload((url) =>
    change([...filled(getValues(name)), url]),
  );
  const failureMessage = useFailureMessage();

  const onListChange = (next: readonly string[]) => {
    const isTooLong = next.length > SCREENSHOTS_PER_VERSION;
    if (isTooLong) change(next.slice(0, SCREENSHOTS_PER_VERSION));
    setProblem(isTooLong ? 'tooManyAdded' : null);
    setUnfinished(null);
  };
  /** Uploads images one after the other until one fails. No image is an error too (spec §5). */
  const uploadAll = async (files: readonly File[]) => {
    const room = SCREENSHOTS_PER_VERSION - filled(urls).length;
    setProblem(files.length > room ? 'tooManyUploaded' : null);
    for (const file of files.length > 0 ? files.slice(0, room) : [undefined]) if (!(await upload(file))) return;
  };
  const addRow = () => {
    const wrong = urls.findIndex((url) => rowProblem(url) !== null);
    if (wrong !== -1) {
      setUnfinished(wrong);
      focus(wrong);
      return;
    }
    if (urls.length < SCREENSHOTS_PER_VERSION) append();
    onListChange([...urls, '']);
  };
  return (
    <Field isGroup name={name} {...labels}>
      {(control) => (
        <FileDropZone
          accept={UPLOAD_EXTENSIONS}
          onFiles={(files) => void uploadAll(files)}
          multiple
          className="grid gap-4 p-4"
        >
          {(choose) => (
            <>
              <ul ref={list} className="grid gap-3 empty:hidden">
                <AddressRows
                  addresses={screenshots}
                  itemName={(number) => t('versions.screenshot', { number })}
                  describedBy={control['aria-describedby']}
                  before={(url) => <PreviewImage url={parseHttpUrl(url) ? url : ''} shape="row" />}
                  problemOf={(url, index) => {
                    const wrong = unfinished === index && !isAbout(message, index) ? rowProblem(url) : null;
                    return wrong && t(`versions.${wrong}`);
                  }}
                  onListChange={onListChange}
                  onLeave={(index) => rowProblem(urls[index] ?? '') === 'wrongScreenshot' && setUnfinished(index)}
                  className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
                />
              </ul>
              <LeftOutLines lines={leftOut} />
              {progress !== null && (
                <div className="flex items-center gap-3">
                  <PreviewImage url={preview ?? ''} shape="row" isDimmed />
                  <progress aria-label={t('image.progress')} value={progress} className="h-1.5 w-full accent-accent" />
                </div>
              )}
              <div className="cluster gap-2">
                <Button variant="secondary" icon="upload" isBusy={isUploading} onClick={choose}>
                  {t('versions.uploadScreenshots')}
                </Button>
                <Button ref={addButton} variant="secondary" icon="plus" onClick={addRow}>
                  {t('versions.addScreenshot')}
                </Button>
                <span className="text-xs text-muted">{t('versions.screenshotWays')}</span>
              </div>
              <p role="alert" className="text-sm text-danger empty:hidden">
                {problem === 'tooManyAdded' && t('message.tooManyScreenshots')}
                {problem === 'tooManyUploaded' && t('versions.tooManyUploaded')}
                {failure !== null && ` ${failureMessage(failure, t('image.failed'))}`}
              </p>
            </>
          )}
        </FileDropZone>
      )}
    </Field>
  );
}

function rowProblem(url: string): 'blankScreenshot' | 'wrongScreenshot' | null {
  if (isBlank(url)) return 'blankScreenshot';
  return parseHttpUrl(url) ? null : 'wrongScreenshot';
}

function filled(urls: readonly string[]): string[] {
  return urls.filter((url) => !isBlank(url));
}
