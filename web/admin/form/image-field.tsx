import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { UPLOAD_EXTENSIONS } from '../../../rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { UrlState } from '../links/link-states.tsx';
import { PreviewImage } from '../ui/preview-image.tsx';
import { Button } from '../ui/button.tsx';
import { FileDropZone } from '../ui/file-drop-zone.tsx';
import { Field, type FieldLabels, INPUT } from './field.tsx';
import { URL_INPUT } from './text-field.tsx';
import { type ImageUpload, useImageUpload } from './upload-image.ts';
import { useFailureMessage } from './failure-message.ts';

interface ImageFieldProps<T extends FieldValues> extends FieldLabels {
  name: FieldPath<T>;
  shape: 'icon' | 'row';
}

/** An image: chosen, dropped or pasted and then uploaded, or given by its URL. */
export function ImageField<T extends FieldValues = FieldValues>({ name, shape, ...labels }: ImageFieldProps<T>) {
  const { t } = useTranslation('admin');
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const image = useImageUpload((url) => field.onChange(url));
  const { preview, isUploading, upload } = image;
  const url = typeof field.value === 'string' ? field.value : '';

  return (
    <Field name={name} {...labels} aside={<UrlState url={url} />}>
      {(props) => (
        <FileDropZone
          accept={UPLOAD_EXTENSIONS}
          onFiles={([file]) => void upload(file)}
          className="flex flex-col gap-4 p-4 sm:flex-row sm:items-center"
        >
          {(choose) => (
            <>
              <PreviewImage url={preview ?? url} shape={shape} isDimmed={isUploading} />
              <div className="grid min-w-0 grow gap-2">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Button variant="secondary" icon="upload" isBusy={isUploading} onClick={choose}>
                    {t('image.choose')}
                  </Button>
                  <span className="text-xs text-muted">{t('image.ways')}</span>
                </div>
                <input
                  {...props}
                  ref={field.ref}
                  name={name}
                  value={url}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  {...URL_INPUT}
                  className={`${INPUT} h-10`}
                />
                <UploadStatus {...image} />
              </div>
            </>
          )}
        </FileDropZone>
      )}
    </Field>
  );
}

function UploadStatus({ progress, isUploading, failure }: ImageUpload) {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  return (
    <>
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
  );
}
