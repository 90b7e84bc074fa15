import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from '#rules/limits.ts';
import type { MessageKey } from '#rules/messages.ts';
import { isImageType } from '#rules/upload.ts';
import { useTexts } from '../../ui/use-texts.ts';
import { UrlState } from './link-states.tsx';
import { failureOf, RestFailure } from '../graph/request.ts';
import { useSession } from '../graph/session.ts';
import { Button } from '../../ui/button.tsx';
import { FileDropZone } from '../../ui/file-drop-zone.tsx';
import { PreviewImage } from '../../ui/preview-image.tsx';
import { OwnFailure, useFailureMessage } from '../graph/failure-message.ts';
import { Field, type FieldLabels, INPUT, URL_INPUT, useRecordFormContext } from './field.tsx';

interface ImageFieldProps extends FieldLabels {
  name: string;
  shape?: 'icon' | 'row';
}

export function ImageField({ name, shape = 'row', ...labels }: ImageFieldProps) {
  const { t } = useTexts();
  const { field } = useController({ name });
  const { preview, isUploading, upload, ...status } = useImageUpload(field.onChange);
  const url: string = field.value;

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
              <PreviewImage url={preview ?? url} shape={shape} />
              <div className="grid min-w-0 grow gap-2">
                <div className="cluster gap-x-3 gap-y-1">
                  <Button variant="secondary" icon="upload" isBusy={isUploading} onClick={choose}>
                    {t('image.choose')}
                  </Button>
                  <span className="caption">{t('image.ways')}</span>
                </div>
                <input {...props} {...field} value={url} {...URL_INPUT} className={INPUT} />
                <UploadStatus {...status} />
              </div>
            </>
          )}
        </FileDropZone>
      )}
    </Field>
  );
}

export function UploadStatus({ progress, failure }: Pick<ImageUpload, 'progress' | 'failure'>) {
  const { t } = useTexts();
  const failureMessage = useFailureMessage();
  return (
    <>
      <p role="status" className="caption empty:hidden">
        {progress !== null && t('image.uploading', { percent: Math.round(progress * 100) })}
      </p>
      {progress !== null && (
        <progress aria-label={t('image.progress')} value={progress} className="h-1.5 w-full accent-accent" />
      )}
      <p role="alert" className="w-full text-sm text-danger empty:hidden">
        {failure !== null && failureMessage(failure, t('image.failed'))}
      </p>
    </>
  );
}

/** Spec §5. Null for a valid file. */
export function checkFile(file: File | undefined): MessageKey | null {
  if (!file) return 'noFile';
  const name = file.name.toLowerCase();
  const hasKnownName = UPLOAD_EXTENSIONS.some((extension) => name.endsWith(extension));
  // A pasted file has a type but may have no name. Some systems give a file a name but no type.
  if (file.type ? !isImageType(file.type) : !hasKnownName) return 'fileTypeInvalid';
  return file.size > UPLOAD_MAX_BYTES ? 'fileTooLarge' : null;
}

/** Uses XMLHttpRequest, because fetch does not report upload progress: a fraction from 0 to 1. */
function send(file: File, onProgress: (fraction: number) => void, signal: AbortSignal): Promise<XMLHttpRequest> {
  const { promise, resolve } = Promise.withResolvers<XMLHttpRequest>();
  const xhr = new XMLHttpRequest();
  xhr.open('POST', '/api/upload/image');
  xhr.responseType = 'json';
  xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  xhr.addEventListener('loadend', () => resolve(xhr));
  signal.addEventListener('abort', () => xhr.abort());
  const body = new FormData();
  body.append('file', file);
  xhr.send(body);
  return promise;
}

/** The status is 0 without a response. */
function urlIn({ status, response }: XMLHttpRequest): string {
  const url: string | undefined = response?.data?.url;
  if (url !== undefined) return url;
  // After status 500, the form's own message says more than the server's "Server Error" (spec §8).
  throw status === 500 ? new RestFailure(undefined, status, response) : failureOf(status, response);
}

type ImageUpload = ReturnType<typeof useImageUpload>;

/** Uploads one image at a time. The form cannot be saved meanwhile, and a failure changes nothing (spec §8). */
export function useImageUpload(onUploaded: (url: string) => void) {
  const session = useSession();
  const { blockSaving } = useRecordFormContext();
  const [preview, setPreview] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File | undefined) => {
    const problem = checkFile(file);
    setFailure(problem === null ? null : new OwnFailure(problem));
    if (!file || problem !== null) return false;
    const unblockSaving = blockSaving();
    running.current = new AbortController();
    setProgress(0);
    try {
      setPreview(await dataUrlOf(file));
      const { signal } = running.current;
      const first = await send(file, setProgress, signal);
      const isRepeated = first.status === 401 && (await session.signInAgain());
      onUploaded(urlIn(isRepeated ? await send(file, setProgress, signal) : first));
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setPreview(null);
      setProgress(null);
      unblockSaving();
    }
  };

  return { preview, progress, isUploading: progress !== null, failure, upload };
}

/** The content security policy allows only data URLs for images. */
async function dataUrlOf(file: File): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.readAsDataURL(file);
  return promise;
}
