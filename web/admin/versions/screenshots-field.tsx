import { useRef, useState, type RefObject } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { isBlank } from '../../../rules/issues.ts';
import { SCREENSHOTS_PER_VERSION, UPLOAD_EXTENSIONS } from '../../../rules/limits.ts';
import { moveEntry } from '../../../rules/move-entry.ts';
import { parseHttpUrl } from '../../../rules/url.ts';
import type { VersionInput } from '../../../rules/version.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { FieldGroup, type FieldLabels } from '../form/field.tsx';
import { isAbout, useFieldMessage } from '../form/field-problem.ts';
import { useImageUpload } from '../form/use-image-upload.ts';
import { Button } from '../ui/button.tsx';
import { FileDropZone } from '../ui/file-drop-zone.tsx';
import { PreviewImage } from '../ui/preview-image.tsx';
import { LeftOutLines } from './left-out-lines.tsx';
import { ScreenshotRow } from './screenshot-row.tsx';

/** The screenshots of a version: uploaded or given by their URLs, at most 5 (spec §5). */
export function ScreenshotsField({ name, ...labels }: FieldLabels & { name: 'screenshots' }) {
  const { t } = useTranslation('admin');
  const { urls, change, add, list } = useScreenshots(name);
  const [problem, setProblem] = useState<'tooManyAdded' | 'tooManyUploaded' | null>(null);
  /** The index of the row that was left, or could not be followed by another one, with a wrong address. */
  const [unfinished, setUnfinished] = useState<number | null>(null);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const message = useFieldMessage(name);
  const { preview, progress, isUploading, failure, uploadAll } = useUploads(add);
  const failureMessage = useFailureMessage();

  const replace = (next: string[]) => {
    setProblem(null);
    setUnfinished(null);
    setLeftOut([]);
    change(next);
  };
  const upload = (files: readonly File[]) => {
    const room = SCREENSHOTS_PER_VERSION - filled(urls).length;
    setProblem(files.length > room ? 'tooManyUploaded' : null);
    if (files.length === 0 || room > 0) void uploadAll(files.slice(0, room));
  };
  const addRow = () => {
    const index = urls.findIndex((url) => rowProblem(url) !== null);
    if (index !== -1) {
      setUnfinished(index);
      focusRow(list, index);
      return;
    }
    if (urls.length >= SCREENSHOTS_PER_VERSION) {
      setProblem('tooManyAdded');
      return;
    }
    replace([...urls, '']);
    focusRow(list, urls.length);
  };
  return (
    <FieldGroup name={name} {...labels}>
      {(control) => (
        <FileDropZone accept={UPLOAD_EXTENSIONS} onFiles={upload} multiple className="grid gap-4 p-4">
          {(choose) => (
            <>
              <ul ref={list} className="grid gap-3 empty:hidden">
                {urls.map((url, index) => (
                  <ScreenshotRow
                    key={index}
                    url={url}
                    number={index + 1}
                    total={urls.length}
                    problem={unfinished === index && !isAbout(message, index) ? rowProblem(url) : null}
                    isInvalid={isAbout(message, index)}
                    describedBy={control['aria-describedby']}
                    onChange={(next) => change(urls.with(index, next))}
                    onLeave={() => rowProblem(url) === 'wrongScreenshot' && setUnfinished(index)}
                    onPaste={(pasted, lines) => {
                      const next = urls.toSpliced(index, 1, ...pasted);
                      replace(next.slice(0, SCREENSHOTS_PER_VERSION));
                      setLeftOut(lines);
                      if (next.length > SCREENSHOTS_PER_VERSION) setProblem('tooManyAdded');
                    }}
                    onMove={(step) => {
                      replace(moveEntry(urls, index, step));
                      focusRow(list, index + step);
                    }}
                    onRemove={() => {
                      replace(urls.filter((_, other) => other !== index));
                      focusRow(list, Math.min(index, urls.length - 2));
                    }}
                  />
                ))}
              </ul>
              <LeftOutLines text={t('release.pasteSkipped')} lines={leftOut} />
              {isUploading && (
                <div className="flex items-center gap-3">
                  <PreviewImage url={preview ?? ''} shape="row" isDimmed />
                  <progress aria-label={t('image.progress')} value={progress} className="h-1.5 w-full accent-accent" />
                </div>
              )}
              <div className="flex flex-wrap items-center gap-2">
                <Button variant="secondary" icon="upload" isBusy={isUploading} onClick={choose}>
                  {t('versions.uploadScreenshots')}
                </Button>
                <Button variant="secondary" icon="plus" onClick={addRow}>
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
    </FieldGroup>
  );
}

function useScreenshots(name: 'screenshots') {
  const { control, getValues } = useFormContext<VersionInput>();
  const { field } = useController({ name, control });
  return {
    urls: field.value,
    change: field.onChange as (urls: string[]) => void, // the form accepts any value; this field has a list of texts
    /** Adds the URL of a finished upload and removes empty rows. */
    add: (url: string) => field.onChange([...filled(getValues(name)), url]),
    list: useRef<HTMLUListElement>(null),
  };
}

/** Uploads images one after the other until one fails. No image is an error too (spec §5). */
function useUploads(onUploaded: (url: string) => void) {
  const uploadedCount = useRef(0);
  const { upload, ...state } = useImageUpload((url) => {
    uploadedCount.current += 1;
    onUploaded(url);
  });
  const uploadAll = async (files: readonly File[]) => {
    for (const file of files.length > 0 ? files : [undefined]) {
      const before = uploadedCount.current;
      await upload(file);
      if (uploadedCount.current === before) return;
    }
  };
  return { ...state, uploadAll };
}

function rowProblem(url: string): 'blankScreenshot' | 'wrongScreenshot' | null {
  if (isBlank(url)) return 'blankScreenshot';
  return parseHttpUrl(url) ? null : 'wrongScreenshot';
}

function filled(urls: readonly string[]): string[] {
  return urls.filter((url) => !isBlank(url));
}

/** Moves the focus to the row at `index`, if it exists. Waits until the new list is rendered. */
function focusRow(list: RefObject<HTMLUListElement | null>, index: number): void {
  requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus());
}
