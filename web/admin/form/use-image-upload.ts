import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { useRecordFormContext } from './record-form-context.ts';
import { OwnFailure } from './failure-parts.ts';
import { checkFile, uploadImage } from './upload-image.ts';

export interface ImageUpload {
  /** The image that is being uploaded, as a data URL; null without one. */
  preview: string | null;
  /** The uploaded fraction, 0 to 1. */
  progress: number;
  isUploading: boolean;
  /** The error of the last upload. */
  failure: unknown;
  upload: (file: File | undefined) => Promise<void>;
}

/** Uploads one image at a time. The form cannot be saved meanwhile, and a failure changes nothing (spec §8). */
export function useImageUpload(onUploaded: (url: string) => void): ImageUpload {
  const session = useSession();
  const { blockSaving } = useRecordFormContext();
  const [preview, setPreview] = useState<string | null>(null);
  const [progress, setProgress] = useState(0);
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File | undefined) => {
    const problem = checkFile(file);
    setFailure(problem === null ? null : new OwnFailure(problem));
    if (!file || problem !== null) return;
    const unblockSaving = blockSaving();
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
    unblockSaving();
  };

  return { preview, progress, isUploading, failure, upload };
}

/** A data URL and not an object URL, because the content security policy allows only data URLs for images. */
function readAsDataUrl(file: File): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null));
  reader.addEventListener('error', () => resolve(null));
  reader.readAsDataURL(file);
  return promise;
}
