import { type ClipboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { addressesIn, linesWithoutAddress } from '#rules/file-name.ts';
import { isBlank } from '#rules/issues.ts';
import { MIRRORS_PER_VERSION, SCREENSHOTS_PER_VERSION, UPLOAD_EXTENSIONS } from '#rules/limits.ts';
import { moveEntry } from '#rules/move-entry.ts';
import type { VersionInput } from '#rules/records/version.ts';
import { parseHttpUrl } from '#rules/url.ts';
import { useTexts } from '../ui/use-texts.ts';
import { Field, INPUT, isAbout, useFieldMessage, URL_INPUT } from '../records/form/field.tsx';
import { UploadStatus, useImageUpload } from '../records/form/image-field.tsx';
import { UrlState } from '../records/form/link-states.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { FileDropZone } from '../ui/file-drop-zone.tsx';
import { MoveButtons } from '../ui/move-buttons.tsx';
import { PreviewImage } from '../ui/preview-image.tsx';

export function usePastedAddresses() {
  const { t } = useTexts();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  /** The addresses of a paste. Of several lines, the input gets none by itself, because it would join them. */
  const read = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    const addresses = addressesIn(text);
    setLeftOut(addresses.length === 0 ? [] : linesWithoutAddress(text));
    if (addresses.length > 1 || (addresses.length === 1 && text.includes('\n'))) event.preventDefault();
    return addresses;
  };
  const leftOutLines = (
    <div role="status" className="mt-1.5 text-sm text-tag-yellow empty:hidden">
      {leftOut.length > 0 && (
        <>
          <p>{t('release.pasteSkipped')}</p>
          <p className="whitespace-pre-line wrap-anywhere">{leftOut.join('\n')}</p>
        </>
      )}
    </div>
  );
  return { read, leftOutLines };
}

const LISTS = {
  downloadMirrors: {
    max: MIRRORS_PER_VERSION,
    item: 'versions.mirror',
    add: 'versions.addMirror',
    blank: 'versions.wrongScreenshot',
    tooMany: 'message.tooManyMirrors',
  },
  screenshots: {
    max: SCREENSHOTS_PER_VERSION,
    item: 'versions.screenshot',
    add: 'versions.addScreenshot',
    blank: 'versions.blankScreenshot',
    tooMany: 'message.tooManyScreenshots',
  },
} as const;

interface AddressListProps {
  name: keyof typeof LISTS;
  hint: string;
  /** Before the button that adds a row. */
  children?: ReactNode;
}

/** Several pasted addresses become several rows. */
export function AddressList({ name, hint, children }: AddressListProps) {
  const { t } = useTexts();
  const { control } = useFormContext<VersionInput>();
  const { field } = useController({ name, control });
  const message = useFieldMessage(name);
  const pasted = usePastedAddresses();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [isTooLong, setTooLong] = useState(false);
  /** The index of a row that was left with a wrong address. */
  const [unfinished, setUnfinished] = useState<number | null>(null);
  const id = useId();
  const texts = LISTS[name];
  const urls = field.value;

  /** Waits until the new list is rendered. */
  const focus = (index: number) => {
    requestAnimationFrame(() => (list.current?.querySelectorAll('input')[index] ?? addButton.current)?.focus());
  };
  const replace = (next: string[]) => {
    field.onChange(next.slice(0, texts.max));
    setTooLong(next.length > texts.max);
    setUnfinished(null);
  };
  const add = () => {
    const wrong = urls.findIndex((url) => !parseHttpUrl(url));
    if (wrong === -1) replace([...urls, '']);
    else setUnfinished(wrong);
    focus(wrong === -1 ? urls.length : wrong);
  };
  const paste = (event: ClipboardEvent, index: number) => {
    const addresses = pasted.read(event);
    if (event.defaultPrevented) replace(urls.toSpliced(index, 1, ...addresses));
  };
  const problemOf = (url: string, index: number) => {
    if (unfinished !== index || isAbout(message, index) || parseHttpUrl(url)) return null;
    return t(isBlank(url) ? texts.blank : 'versions.wrongScreenshot');
  };
  return (
    <Field isGroup name={name} hint={hint}>
      {({ 'aria-describedby': describedBy }) => (
        <div className="grid gap-3">
          <ul ref={list} className="grid gap-3 empty:hidden">
            {urls.map((url, index) => {
              const item = t(texts.item, { number: index + 1 });
              const problem = problemOf(url, index);
              return (
                <li
                  key={index}
                  className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
                >
                  {name === 'screenshots' ? (
                    <PreviewImage url={parseHttpUrl(url) ? url : ''} shape="row" />
                  ) : (
                    <span className="pt-2.5 text-sm">{item}</span>
                  )}
                  <div className="min-w-0">
                    <input
                      {...URL_INPUT}
                      value={url}
                      onChange={({ target }) => field.onChange(urls.with(index, target.value))}
                      onPaste={(event) => paste(event, index)}
                      onBlur={() => {
                        field.onBlur();
                        if (!isBlank(url)) setUnfinished(index);
                      }}
                      aria-label={item}
                      aria-invalid={isAbout(message, index) || problem !== null}
                      aria-describedby={`${describedBy} ${id}-${index}`}
                      className={INPUT}
                    />
                    <UrlState url={url} />
                    <p id={`${id}-${index}`} className="mt-1 text-sm text-danger empty:hidden">
                      {problem}
                    </p>
                  </div>
                  <div className="col-span-full flex justify-end sm:col-span-1">
                    <MoveButtons
                      label={item}
                      index={index}
                      count={urls.length}
                      onMove={(step) => {
                        replace(moveEntry(urls, index, step));
                        focus(index + step);
                      }}
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
            })}
          </ul>
          {pasted.leftOutLines}
          <div className="cluster gap-2">
            {children}
            <Button ref={addButton} variant="secondary" icon="plus" onClick={add}>
              {t(texts.add)}
            </Button>
          </div>
          <p role="alert" className="text-sm text-danger empty:hidden">
            {isTooLong && t(texts.tooMany)}
          </p>
        </div>
      )}
    </Field>
  );
}

export function ScreenshotsField() {
  const { t } = useTexts();
  const { getValues, setValue } = useFormContext<VersionInput>();
  const filled = () => getValues('screenshots').filter((url) => !isBlank(url));
  const [areTooMany, setTooMany] = useState(false);
  const { preview, isUploading, upload, ...status } = useImageUpload((url) =>
    setValue('screenshots', [...filled(), url], { shouldDirty: true }),
  );
  /** Stops at the first failure. No image is an error too (spec §5). */
  const uploadAll = async (files: readonly File[]) => {
    const room = SCREENSHOTS_PER_VERSION - filled().length;
    setTooMany(files.length > room);
    for (const file of files.length > 0 ? files.slice(0, room) : [undefined]) if (!(await upload(file))) return;
  };
  return (
    <FileDropZone
      accept={UPLOAD_EXTENSIONS}
      onFiles={(files) => void uploadAll(files)}
      multiple
      className="grid gap-2 p-4"
    >
      {(choose) => (
        <>
          <AddressList name="screenshots" hint={t('versions.screenshotsHint', { max: SCREENSHOTS_PER_VERSION })}>
            <Button variant="secondary" icon="upload" isBusy={isUploading} onClick={choose}>
              {t('versions.uploadScreenshots')}
            </Button>
          </AddressList>
          <p className="caption">{t('versions.screenshotWays')}</p>
          {preview !== null && <PreviewImage url={preview} shape="row" />}
          <UploadStatus {...status} />
          <p role="alert" className="text-sm text-danger empty:hidden">
            {areTooMany && t('versions.tooManyUploaded')}
          </p>
        </>
      )}
    </FileDropZone>
  );
}
