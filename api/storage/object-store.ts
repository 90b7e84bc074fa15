import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { withTimeout } from '../with-timeout.ts';
import { mediaTypeOf } from './media-type.ts';
import { IMMUTABLE_CACHE_CONTROL, type UploadStore } from './upload-store.ts';

export interface ObjectStoreLocation {
  /** The URL before a file's name: endpoint, bucket and prefix, with a final slash. */
  base: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/** Until a response begins, and between two chunks of a file, in milliseconds. */
const READ_TIMEOUT = 5000;
const SAVE_TIMEOUT = 20_000;
/** Temporary errors. All of our requests can be repeated. */
const RETRIED_STATUS = new Set([500, 502, 503, 504]);
const FULL = /full|quota|insufficient|exceeded/iu;

/** `toStorageError` converts it by its `code`. */
function storeError(message: string, { isFull = false, ...options }: ErrorOptions & { isFull?: boolean } = {}) {
  return Object.assign(new Error(message, options), { code: isFull ? 'OBJECT_STORE_FULL' : 'OBJECT_STORE_FAILED' });
}

/** An S3-compatible object store, with the same names as in a folder, so that a folder can be copied to it. */
export function createObjectStore({ base, ...credentials }: ObjectStoreLocation) {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 0 });

  /** Repeated once after a temporary error. Throws if no response begins within `timeout` milliseconds. */
  async function request(name: string, init: RequestInit, timeout: number) {
    const controller = new AbortController();
    const timer = setTimeout(
      () => controller.abort(storeError(`The object store did not respond within ${timeout} ms`)),
      timeout,
    );
    // A redirect means that the configured region is wrong.
    // `fetch` gets the signal: that of a Request no longer works after the Request is collected as garbage.
    const send = async () =>
      fetch(await client.sign(base + name, { ...init, redirect: 'manual' }), { signal: controller.signal });
    try {
      const first = await send().catch(() => null);
      if (first && !RETRIED_STATUS.has(first.status)) return first;
      await first?.body?.cancel();
      return await send();
    } catch (error) {
      throw storeError('The request to the object store failed', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async function read(name: string) {
    const response = await request(name, {}, READ_TIMEOUT);
    if (response.ok && response.body)
      return { size: sizeOf(response), bytes: Readable.from(readChunks(response.body), { objectMode: false }) };
    const code = await readErrorCode(response);
    if (response.status === 404 && code !== 'NoSuchBucket') return null;
    throw errorOf(response, code);
  }

  const store: UploadStore = {
    read,
    async save(name, bytes) {
      const headers = {
        'content-type': mediaTypeOf(name),
        'cache-control': IMMUTABLE_CACHE_CONTROL,
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      const response = await request(name, { method: 'PUT', body: new Uint8Array(bytes), headers }, SAVE_TIMEOUT);
      if (!response.ok) throw errorOf(response, await readErrorCode(response));
      await response.body?.cancel();
    },
  };
  return {
    ...store,
    /** Writes, reads and deletes a small object. Null, or the reason why that failed. */
    async findFault() {
      const name = `${randomUUID()}.check`;
      const bytes = Buffer.from('A start of the catalogue');
      try {
        await store.save(name, bytes);
        if (!(await store.read(name))) throw storeError('What was written is not there');
        await (await request(name, { method: 'DELETE' }, SAVE_TIMEOUT)).body?.cancel();
        return null;
      } catch (error) {
        return reasonOf(error);
      }
    },
  };
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return [message, cause instanceof Error && (cause.cause instanceof Error ? cause.cause.message : cause.message)]
    .filter(Boolean)
    .join(': ');
}

function sizeOf({ headers }: Response) {
  const size = Number(headers.get('content-length') ?? Number.NaN);
  if (!Number.isInteger(size)) throw storeError('The object store did not send the size of a file');
  return size;
}

/** The timeout applies only to reading from the store, because a visitor's connection may be slow. */
async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await withTimeout(READ_TIMEOUT, reader.read());
      if (done) return;
      yield value;
    }
  } catch (cause) {
    throw storeError('The object store stopped in the middle of a file', { cause });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The rest of the response is not logged, because it may contain the signature of the request. */
async function readErrorCode(response: Response) {
  const text = await response.text().catch(() => '');
  return /<Code>(?<code>\w{1,100})<\/Code>/u.exec(text)?.groups?.code;
}

function errorOf({ status }: Response, code: string | undefined) {
  return storeError(`The object store responded with ${status} ${code ?? ''}`.trim(), {
    isFull: status === 507 || FULL.test(code ?? ''),
  });
}
