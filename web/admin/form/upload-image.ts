import { UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from '../../../rules/limits.ts';
import { UPLOAD_MESSAGES, isImageType } from '../../../rules/upload.ts';
import { RestFailure, failureOf, noAnswer } from '../rest/failure.ts';
import type { Session } from '../session/session.ts';

/** What can be known to be wrong with a file before it is sent (spec §5); null when nothing is. */
export function checkFile(file: File | undefined): string | null {
  if (!file) return UPLOAD_MESSAGES.noFile;
  const name = file.name.toLowerCase();
  const hasKnownName = UPLOAD_EXTENSIONS.some((extension) => name.endsWith(extension));
  // A file that was pasted has a type and no name of its own; one from an odd system a name and no type.
  if (file.type ? !isImageType(file.type) : !hasKnownName) return UPLOAD_MESSAGES.invalidType;
  return file.size > UPLOAD_MAX_BYTES ? UPLOAD_MESSAGES.tooLarge : null;
}

interface UploadOptions {
  session: Session;
  /** Called with the part that is sent, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads an image and gives its address. When the session turns out to be over, asks for the password and sends it
 * again. Rejects with a `RestFailure`.
 */
export async function uploadImage(file: File, options: UploadOptions): Promise<string> {
  const answer = await send(file, options);
  const isOver = answer.status === 401 && (await options.session.signInAgain());
  const { status, body } = isOver ? await send(file, options) : answer;
  const url = status < 300 ? urlIn(body) : undefined;
  // Of a server that broke down, that the upload failed says more than its own words (spec §8).
  if (url === undefined) throw status === 500 ? new RestFailure(undefined, status, body) : failureOf(status, body);
  return url;
}

/** By XMLHttpRequest, for fetch does not tell how far it got. */
function send(file: File, { onProgress, signal }: UploadOptions): Promise<{ status: number; body: unknown }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: unknown }>();
  const call = new XMLHttpRequest();
  call.open('POST', '/api/upload/image');
  call.responseType = 'json';
  call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  call.addEventListener('load', () => resolve({ status: call.status, body: call.response as unknown }));
  call.addEventListener('error', () => reject(noAnswer()));
  call.addEventListener('abort', () => reject(noAnswer()));
  signal.addEventListener('abort', () => call.abort());
  const body = new FormData();
  body.append('file', file);
  call.send(body);
  return promise;
}

function urlIn(body: unknown): string | undefined {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : undefined;
  return typeof url === 'string' ? url : undefined;
}
