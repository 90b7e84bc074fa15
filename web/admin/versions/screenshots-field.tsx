import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isBlank } from '../../../rules/issues.ts';
import { SCREENSHOTS_PER_VERSION, UPLOAD_EXTENSIONS } from '../../../rules/limits.ts';
import { parseHttpUrl } from '../../../rules/url.ts';
import type { VersionInput } from '../../../rules/records/version.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../graph/failure-message.ts';
import { Field, type FieldLabels, isAbout } from '../form/field.tsx';
import { useImageUpload } from '../form/image-field.tsx';
import { Button } from '../ui/button.tsx';
import { FileDropZone } from '../ui/file-drop-zone.tsx';
import { PreviewImage } from '../ui/preview-image.tsx';
import { AddressRows, useAddresses, LeftOutLines } from './address-rows.tsx';

/** The screenshots of a version: uploaded or given by their URLs, at most 5 (spec §5). */
export function ScreenshotsField({ name, ...labels }: FieldLabels & { name: 'screenshots' }) {
  const { t } = useTranslation('admin');
  const { getValues } = useFormContext<VersionInput>();
  const screenshots = useAddresses(name);
  const { urls, change, focus, list, addButton, leftOut, message } = screenshots;
  const [problem, setProblem] = useState<'tooManyAdded' | 'tooManyUploaded' | null>(null);
  /** The index of the row that was left, or could not be followed by another one, with a wrong address. */
  const [unfinished, setUnfinished] = useState<number | null>(null);
  const { preview, progress, isUploading, failure, uploadAll } = useUploads((url) =>
    change([...filled(getValues(name)), url]),
  );
  const failureMessage = useFailureMessage();

  const onListChange = (next: readonly string[]) => {
    const isTooLong = next.length > SCREENSHOTS_PER_VERSION;
    if (isTooLong) change(next.slice(0, SCREENSHOTS_PER_VERSION));
    setProblem(isTooLong ? 'tooManyAdded' : null);
    setUnfinished(null);
  };
  const upload = (files: readonly File[]) => {
    const room = SCREENSHOTS_PER_VERSION - filled(urls).length;
    setProblem(files.length > room ? 'tooManyUploaded' : null);
    if (files.length === 0 || room > 0) void uploadAll(files.slice(0, room));
  };
  const addRow = () => {
    const wrong = urls.findIndex((url) => rowProblem(url) !== null);
    if (wrong !== -1) {
      setUnfinished(wrong);
      focus(wrong);
      return;
    }
    if (urls.length < SCREENSHOTS_PER_VERSION) {
      change([...urls, '']);
      focus(urls.length);
    }
    onListChange([...urls, '']);
  };
  return (
    <Field isGroup name={name} {...labels}>
      {(control) => (
        <FileDropZone accept={UPLOAD_EXTENSIONS} onFiles={upload} multiple className="grid gap-4 p-4">
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
