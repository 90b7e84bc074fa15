import { type ClipboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { addressesIn, linesWithoutAddress } from '../../../rules/file-name.ts';
import { isBlank } from '../../../rules/issues.ts';
import { MIRRORS_PER_VERSION, SCREENSHOTS_PER_VERSION, UPLOAD_EXTENSIONS } from '../../../rules/limits.ts';
import { moveEntry } from '../../../rules/move-entry.ts';
import type { VersionInput } from '../../../rules/records/version.ts';
import { parseHttpUrl } from '../../../rules/url.ts';
import { useTexts } from '../use-texts.ts';
import { Field, INPUT, isAbout, useFieldMessage, URL_INPUT } from '../form/field.tsx';
import { useImageUpload } from '../form/image-field.tsx';
import { UrlState } from '../form/link-states.tsx';
import { useFailureMessage } from '../graph/failure-message.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { FileDropZone } from '../ui/file-drop-zone.tsx';
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

interface AddressListProps {
  name: 'downloadMirrors' | 'screenshots';
  describedBy: string | undefined;
  max: number;
  itemName: (number: number) => string;
  before: (url: string, item: string) => ReactNode;
  addLabel: string;
  blankText: string;
  tooManyText: string;
  children?: (addButton: ReactNode) => ReactNode;
}

/** Several pasted addresses become several rows. */
export function AddressList({ name, describedBy, max, itemName, before, addLabel, ...options }: AddressListProps) {
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
  const { blankText, tooManyText, children = (button) => button } = options;
  const urls = field.value;

  /** Waits until the new list is rendered. */
  const focus = (index: number) => {
    requestAnimationFrame(() => (list.current?.querySelectorAll('input')[index] ?? addButton.current)?.focus());
  };
  const replace = (next: string[]) => {
    field.onChange(next.slice(0, max));
    setTooLong(next.length > max);
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
  const move = (index: number, step: -1 | 1) => {
    replace(moveEntry(urls, index, step));
    focus(index + step);
  };
  const problemOf = (url: string, index: number) => {
    if (unfinished !== index || isAbout(message, index) || parseHttpUrl(url)) return null;
    return isBlank(url) ? blankText : t('versions.wrongScreenshot');
  };
  return (
    <div className="grid gap-3">
      <ul ref={list} className="grid gap-3 empty:hidden">
        {urls.map((url, index) => {
          const item = itemName(index + 1);
          const problem = problemOf(url, index);
          return (
            <li
              key={index}
              className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
            >
              {before(url, item)}
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
                  aria-describedby={
                    [describedBy, problem !== null && `${id}-${index}`].filter(Boolean).join(' ') || undefined
                  }
                  className={INPUT}
                />
                <UrlState url={url} />
                <p id={`${id}-${index}`} className="mt-1 text-sm text-danger empty:hidden">
                  {problem}
                </p>
              </div>
              <div className="col-span-full flex justify-end sm:col-span-1">
                {([-1, 1] as const).map((step) => (
                  <IconButton
                    key={step}
                    icon={step === 1 ? 'arrowDown' : 'arrowUp'}
                    label={t(step === 1 ? 'form.moveDown' : 'form.moveUp', { item })}
                    disabled={index === (step === 1 ? urls.length - 1 : 0)}
                    onClick={() => move(index, step)}
                  />
                ))}
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
      {children(
        <Button ref={addButton} variant="secondary" icon="plus" onClick={add} className="justify-self-start">
          {addLabel}
        </Button>,
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {isTooLong && tooManyText}
      </p>
    </div>
  );
}

export function MirrorsField() {
  const { t } = useTexts();
  return (
    <Field isGroup name="downloadMirrors" hint={t('versions.mirrorsHint')}>
      {(control) => (
        <AddressList
          name="downloadMirrors"
          describedBy={control['aria-describedby']}
          max={MIRRORS_PER_VERSION}
          itemName={(number) => t('versions.mirror', { number })}
          before={(_url, item) => <span className="pt-2.5 text-sm">{item}</span>}
          addLabel={t('versions.addMirror')}
          blankText={t('versions.wrongScreenshot')}
          tooManyText={t('message.tooManyMirrors')}
        />
      )}
    </Field>
  );
}

/** At most 5 (spec §5). */
export function ScreenshotsField() {
  const { t } = useTexts();
  const { getValues, setValue } = useFormContext<VersionInput>();
  const filled = () => getValues('screenshots').filter((url) => !isBlank(url));
  const [areTooMany, setTooMany] = useState(false);
  const { preview, progress, isUploading, failure, upload } = useImageUpload((url) =>
    setValue('screenshots', [...filled(), url], { shouldDirty: true }),
  );
  const failureMessage = useFailureMessage();
  /** Stops at the first failure. No image is an error too (spec §5). */
  const uploadAll = async (files: readonly File[]) => {
    const room = SCREENSHOTS_PER_VERSION - filled().length;
    setTooMany(files.length > room);
    for (const file of files.length > 0 ? files.slice(0, room) : [undefined]) if (!(await upload(file))) return;
  };
  return (
    <Field isGroup name="screenshots" hint={t('versions.screenshotsHint', { max: SCREENSHOTS_PER_VERSION })}>
      {(control) => (
        <FileDropZone accept={UPLOAD_EXTENSIONS} onFiles={(files) => void uploadAll(files)} multiple className="p-4">
          {(choose) => (
            <AddressList
              name="screenshots"
              describedBy={control['aria-describedby']}
              max={SCREENSHOTS_PER_VERSION}
              itemName={(number) => t('versions.screenshot', { number })}
              before={(url) => <PreviewImage url={parseHttpUrl(url) ? url : ''} shape="row" />}
              addLabel={t('versions.addScreenshot')}
              blankText={t('versions.blankScreenshot')}
              tooManyText={t('message.tooManyScreenshots')}
            >
              {(addButton) => (
                <>
                  {progress !== null && (
                    <div className="flex items-center gap-3">
                      <PreviewImage url={preview ?? ''} shape="row" isDimmed />
                      <progress
                        aria-label={t('image.progress')}
                        value={progress}
                        className="h-1.5 w-full accent-accent"
                      />
                    </div>
                  )}
                  <div className="cluster gap-2">
                    <Button variant="secondary" icon="upload" isBusy={isUploading} onClick={choose}>
                      {t('versions.uploadScreenshots')}
                    </Button>
                    {addButton}
                    <span className="text-xs text-muted">{t('versions.screenshotWays')}</span>
                  </div>
                  <p role="alert" className="text-sm text-danger empty:hidden">
                    {areTooMany && t('versions.tooManyUploaded')}
                    {failure !== null && ` ${failureMessage(failure, t('image.failed'))}`}
                  </p>
                </>
              )}
            </AddressList>
          )}
        </FileDropZone>
      )}
    </Field>
  );
}
