import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from './failure-message.ts';
import type { ImageUpload } from './use-image-upload.ts';

/** How far an upload is, or why it failed. */
export function UploadStatus({ progress, isUploading, failure }: ImageUpload) {
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
