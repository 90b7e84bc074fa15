import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeUploads } from './upload-behaviour.ts';

const { product } = describeUploads(async () => ({ objectStore: null, files: ({ dataDir }) => readdir(join(dataDir, 'uploads')) }));

describe('the folder of uploads', () => {
  const NAME = `${'ab'.repeat(16)}.png`;

  test('U9 serves its own images and nothing else', async () => {
    const folder = join(product().dataDir, 'uploads');
    await writeFile(join(product().dataDir, 'secret.png'), 'hidden');
    await writeFile(join(folder, '.hidden.part'), 'hidden');
    await writeFile(join(folder, 'plain.png'), 'hidden');
    await symlink(join(product().dataDir, 'secret.png'), join(folder, NAME));
    await mkdir(join(folder, `${'cd'.repeat(16)}.png`));
    const paths = ['', '..%2fsecret.png', '%2e%2e/secret.png', '../secret.png', '..%5csecret.png', '.hidden.part', 'plain.png', NAME, `${'cd'.repeat(16)}.png`, `${'ef'.repeat(16)}.png`, `${'ef'.repeat(16)}.png%00`, `x/${NAME}`, 'constructor'];
    for (const path of paths) {
      const answer = await product().app.inject(`/uploads/${path}`);
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
    expect((await product().app.inject('/uploads')).statusCode).toBe(404);
    expect((await product().app.inject({ method: 'DELETE', url: `/uploads/${NAME}` })).statusCode).toBe(405);
  });

});
