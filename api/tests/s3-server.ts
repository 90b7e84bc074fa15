import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { ObjectStoreLocation } from '../storage/object-store.ts';

const BUCKET = 'pictures';
const PREFIX = 'catalogue/uploads';
/** It stores an object as a file of this ending, beside others about it. */
const OBJECT = '._S3rver_object';

/** An object store that speaks S3, with one bucket. */
export interface S3Server {
  endpoint: string;
  /** Where the product may keep files in it. */
  location: ObjectStoreLocation;
  /** The names of what is kept there. */
  files(): Promise<string[]>;
  close(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, configureBuckets: [{ name: BUCKET }] });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    // Its own keys, which it knows.
    location: { base: `${endpoint}/${BUCKET}/${PREFIX}/`, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    files: async () => (await readdir(join(directory, BUCKET, PREFIX)).catch(() => [])).filter((name) => name.endsWith(OBJECT)).map((name) => name.slice(0, -OBJECT.length)),
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
