import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { UPLOAD_EXTENSIONS } from '../../../rules/limits.ts';
import { parseHttpUrl } from '../../../rules/url.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { FieldGroup, INPUT, type ControlProps } from '../form/field.tsx';
import { useImageUpload } from '../form/use-image-upload.ts';
import { Button } from '../ui/button.tsx';
import { FileDropZone } from '../ui/file-drop-zone.tsx';
import { PreviewImage } from '../ui/preview-image.tsx';
import type { SlideValues } from './slide-values.ts';

const SOURCES = ['upload', 'url'] as const;
type Source = (typeof SOURCES)[number];

/** The image of a slide: uploaded or given by its URL (spec §2). */
export function SlideImageField({ initialSource }: { initialSource: Source }) {
  const { t } = useTranslation('admin');
  const [source, setSource] = useState<Source>(initialSource);
  return (
    <FieldGroup
      name="imageUrl"
      label={t('slides.image')}
      required
      aside={<SourceToggle source={source} onChange={setSource} />}
    >
      {(control) => (source === 'upload' ? <UploadBox control={control} /> : <UrlBox control={control} />)}
    </FieldGroup>
  );
}

function SourceToggle({ source, onChange }: { source: Source; onChange: (source: Source) => void }) {
  const { t } = useTranslation('admin');
  return (
    <span role="radiogroup" aria-label={t('slides.imageBy')} className="flex rounded-lg bg-sunken p-0.5">
      {SOURCES.map((one) => (
        <label
          key={one}
          className="relative cursor-pointer rounded-md px-3 py-1 text-sm font-normal text-muted has-checked:bg-surface has-checked:text-text has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="slide-image-source"
            value={one}
            checked={source === one}
            onChange={() => onChange(one)}
            className="sr-only"
          />
          {t(`slides.by.${one}`)}
        </label>
      ))}
    </span>
  );
}

/** Accepts an image that is chosen, dropped or pasted. */
function UploadBox({ control }: { control: ControlProps }) {
  const { t } = useTranslation('admin');
  const { control: form } = useFormContext<SlideValues>();
  const { field } = useController({ name: 'imageUrl', control: form });
  const { preview, progress, isUploading, failure, upload } = useImageUpload((url) => field.onChange(url));
  const failureMessage = useFailureMessage();
  return (
    <FileDropZone
      accept={UPLOAD_EXTENSIONS}
      onFiles={([file]) => void upload(file)}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4"
    >
      {(choose) => (
        <>
          <PreviewImage url={preview ?? previewUrl(field.value)} shape="row" isDimmed={isUploading} />
          <Button
            id={control.id}
            variant="secondary"
            icon="upload"
            isBusy={isUploading}
            aria-describedby={control['aria-describedby']}
            // aria-invalid is not allowed on a button; RecordForm looks for data-invalid too.
            data-invalid={control['aria-invalid'] || undefined}
            onClick={choose}
          >
            {t('image.choose')}
          </Button>
          <span className="text-xs text-muted">{t('slides.uploadWays')}</span>
          <p role="status" className="text-xs text-muted empty:hidden">
            {isUploading && t('image.uploading', { percent: Math.round(progress * 100) })}
          </p>
          {isUploading && (
            <progress aria-label={t('image.progress')} value={progress} className="h-1.5 w-full accent-accent" />
          )}
          <p role="alert" className="w-full text-sm text-danger empty:hidden">
            {failure !== null && failureMessage(failure, t('image.failed'))}
          </p>
        </>
      )}
    </FileDropZone>
  );
}

function UrlBox({ control }: { control: ControlProps }) {
  const { t } = useTranslation('admin');
  const { control: form } = useFormContext<SlideValues>();
  const { field } = useController({ name: 'imageUrl', control: form });
  return (
    <div className="flex items-center gap-4 rounded-xl border border-line p-4">
      <PreviewImage url={previewUrl(field.value)} shape="row" />
      <input
        {...control}
        {...field}
        aria-label={t('slides.imageUrl')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        className={`${INPUT} h-10 min-w-0`}
      />
    </div>
  );
}

/** Returns an empty text for an incomplete URL, so that the browser does not request it. */
function previewUrl(url: string): string {
  return parseHttpUrl(url.trim()) ? url.trim() : '';
}
