import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { useRecordFormContext } from './record-form-context.ts';
import { checkFile, uploadImage } from './upload-image.ts';

interface ImageUpload {
  /** The picture that is on its way, as a data address; null when none is. */
  preview: string | null;
  /** The part that is sent, 0 to 1. */
  progress: number;
  isUploading: boolean;
  /** Why the last upload failed. */
  failure: unknown;
  upload: (file: File | undefined) => Promise<void>;
}

/** Uploads one picture at a time; the form waits for it, and a failure leaves everything as it was (spec §8). */
export function useImageUpload(onUploaded: (url: string) => void): ImageUpload {
  const session = useSession();
  const { holdSaving } = useRecordFormContext();
  const [preview, setPreview] = useState<string | null>(null);
  const [progress, setProgress] = useState(0);
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File | undefined) => {
    const problem = checkFile(file);
    setFailure(problem === null ? null : new Error(problem));
    if (!file || problem !== null) return;
    const release = holdSaving();
    running.current = new AbortController();
    setProgress(0);
    setUploading(true);
    try {
      setPreview(await readAsDataUrl(file));
      onUploaded(await uploadImage(file, { session, onProgress: setProgress, signal: running.current.signal }));
    } catch (error) {
      setFailure(error);
    }
    setPreview(null);
    setUploading(false);
    release();
  };

  return { preview, progress, isUploading, failure, upload };
}

/** A data address rather than an object's: the page's content policy allows it for pictures. */
function readAsDataUrl(file: File): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null));
  reader.addEventListener('error', () => resolve(null));
  reader.readAsDataURL(file);
  return promise;
}
