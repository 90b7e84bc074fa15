import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { UPLOAD_EXTENSIONS } from '../../../rules/limits.ts';
import { parseHttpUrl } from '../../../rules/url.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FieldGroup, INPUT, type ControlProps } from '../form/field.tsx';
import { UploadStatus } from '../form/upload-status.tsx';
import { useImageUpload } from '../form/use-image-upload.ts';
import { Button } from '../ui/button.tsx';
import { FileDropZone } from '../ui/file-drop-zone.tsx';
import { PreviewImage } from '../ui/preview-image.tsx';
import { Segments } from '../ui/segments.tsx';
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
      aside={
        <Segments
          label={t('slides.imageBy')}
          values={SOURCES}
          value={source}
          textOf={(one) => t(`slides.by.${one}`)}
          onChange={setSource}
        />
      }
    >
      {(control) => (source === 'upload' ? <UploadBox control={control} /> : <UrlBox control={control} />)}
    </FieldGroup>
  );
}

/** Accepts an image that is chosen, dropped or pasted. */
function UploadBox({ control }: { control: ControlProps }) {
  const { t } = useTranslation('admin');
  const { control: form } = useFormContext<SlideValues>();
  const { field } = useController({ name: 'imageUrl', control: form });
  const image = useImageUpload((url) => field.onChange(url));
  const { preview, isUploading, upload } = image;
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
          <UploadStatus {...image} />
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
