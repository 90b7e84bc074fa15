import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { ObjectStoreLocation } from '../storage/object-store.ts';

const BUCKET = 'pictures';
const PREFIX = 'catalogue/uploads';
/** The end of the name of a file that contains an object; s3rver stores other files next to it. */
const OBJECT = '._S3rver_object';

/** An object store with the S3 protocol and one bucket. */
export interface S3Server {
  endpoint: string;
  /** The location for the product's files. */
  location: ObjectStoreLocation;
  files(): Promise<string[]>;
  close(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    // The default keys of s3rver.
    location: {
      base: `${endpoint}/${BUCKET}/${PREFIX}/`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    files: async () =>
      (await readdir(join(directory, BUCKET, PREFIX)).catch(() => []))
        .filter((name) => name.endsWith(OBJECT))
        .map((name) => name.slice(0, -OBJECT.length)),
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
