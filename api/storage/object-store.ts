import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { pictureType } from '../../rules/picture.ts';
import { IMMUTABLE_CACHE_CONTROL, type ByteRange, type UploadStore } from './upload-store.ts';

/** Where an S3-compatible store keeps our files, and who we are to it. */
export interface ObjectStoreLocation {
  /** The address before a file's name: endpoint, bucket and prefix, with a slash at its end. */
  base: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Belongs to keys that are lent for some hours. */
  sessionToken?: string;
}

/** How long the store may take, in milliseconds: until an answer begins and between two pieces of a file, and to take one. */
const PATIENCE = 5000;
const PATIENCE_SAVING = 20_000;
/** The store is busy or in trouble for a moment; whatever we ask may be asked twice. */
const PASSING = new Set([500, 502, 503, 504]);
/** How stores say that there is no room or that a quota is used up. */
const FULL = /full|quota|insufficient|exceeded/iu;

/** What an object store could not do; `code` says to storageFailure which it is. */
class ObjectStoreError extends Error {
  readonly code: 'OBJECT_STORE_FULL' | 'OBJECT_STORE_FAILED';

  constructor(message: string, options: ErrorOptions & { isFull?: boolean } = {}) {
    super(message, options);
    this.name = 'ObjectStoreError';
    this.code = options.isFull ? 'OBJECT_STORE_FULL' : 'OBJECT_STORE_FAILED';
  }
}

/** Keeps uploads in an object store that speaks S3: the same names as in a folder, so that moving there is copying. */
export function createObjectStore({ base, ...credentials }: ObjectStoreLocation): UploadStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 0 });

  /** Sends a request, once more when the first went wrong in passing; gives up when no answer has begun in time. */
  async function ask(name: string, init: RequestInit, limit: number): Promise<Response> {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(new ObjectStoreError(`The object store gave no answer in ${limit} ms`)), limit);
    // Nothing that we ask is elsewhere: a store that sends us on has another region than we think.
    const send = async () => fetch(await client.sign(base + name, { ...init, redirect: 'manual', signal: giveUp.signal }));
    try {
      const first = await send().catch(() => null);
      if (first && !PASSING.has(first.status)) return first;
      await first?.body?.cancel();
      return await send();
    } catch (error) {
      throw new ObjectStoreError('The object store could not be asked', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async function read(name: string, range?: ByteRange): ReturnType<UploadStore['read']> {
    const answer = await ask(name, { headers: range ? { range: `bytes=${range.start}-${range.end ?? ''}` } : {} }, PATIENCE);
    if (answer.ok && answer.body) return { ...extentOf(answer), bytes: Readable.from(piecesOf(answer.body), { objectMode: false }) };
    if (answer.status === 416 && range) {
      await answer.body?.cancel();
      return read(name);
    }
    const code = await codeOf(answer);
    if (answer.status === 404 && code !== 'NoSuchBucket') return null;
    throw refusal(answer, code);
  }

  return {
    read,
    async save(name, bytes) {
      const headers = { 'content-type': pictureType(name), 'cache-control': IMMUTABLE_CACHE_CONTROL, 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') };
      const answer = await ask(name, { method: 'PUT', body: new Uint8Array(bytes), headers }, PATIENCE_SAVING);
      if (!answer.ok) throw refusal(answer, await codeOf(answer));
      await answer.body?.cancel();
    },
  };
}

/** Which part of a file an answer brings. */
function extentOf({ status, headers }: Response): { size: number; start: number; length: number } {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  const { start = '0', size = String(length) } = (status === 206 && /^bytes (?<start>\d+)-\d+\/(?<size>\d+)$/u.exec(headers.get('content-range') ?? '')?.groups) || {};
  if (!Number.isInteger(length) || !Number.isInteger(Number(size))) throw new ObjectStoreError('The object store did not say how long a file is');
  return { size: Number(size), start: Number(start), length };
}

/** Hands a body on piece by piece. Only the store's own time counts: a visitor's line may be as slow as it is. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  try {
    for (;;) {
      const stopped = Promise.withResolvers<never>();
      const timer = setTimeout(() => stopped.reject(new ObjectStoreError('The object store stopped in the middle of a file')), PATIENCE);
      const { done, value } = await Promise.race([reader.read(), stopped.promise]).finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The word by which S3 names an error. The rest of such an answer may hold what is signed, and nobody should read that in a log. */
async function codeOf(answer: Response): Promise<string | undefined> {
  const text = await answer.text().catch(() => '');
  return /<Code>(?<code>\w{1,100})<\/Code>/u.exec(text)?.groups?.code;
}

function refusal({ status }: Response, code: string | undefined): ObjectStoreError {
  return new ObjectStoreError(`The object store answered ${status} ${code ?? ''}`.trim(), { isFull: status === 507 || FULL.test(code ?? '') });
}
