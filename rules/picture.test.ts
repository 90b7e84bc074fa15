import { describe, expect, it } from 'vitest';
import { isUploadName, srcSet, variantOf, variantPath } from './picture.ts';

const HASH = 'ab'.repeat(16);
const UPLOAD = `/uploads/${HASH}.png`;

describe('the address of a smaller picture', () => {
  it('is that of the upload, with width and type', () => {
    expect(variantPath(UPLOAD, 960, 'avif')).toBe(`${UPLOAD}-960.avif`);
    expect(srcSet(UPLOAD, [96, 160], 'webp')).toBe(`${UPLOAD}-96.webp 96w, ${UPLOAD}-160.webp 160w`);
    expect(variantOf(`${HASH}.png-960.avif`)).toEqual({ original: `${HASH}.png`, width: 960, type: 'avif' });
    expect(variantOf(`${HASH}.gif-96.webp`)).toEqual({ original: `${HASH}.gif`, width: 96, type: 'webp' });
  });

  it.each([
    'https://cdn.example/a.png',
    `https://cdn.example${UPLOAD}`,
    '/icons/arc.svg',
    '/uploads/a.png',
    `/uploads/../${HASH}.png`,
    `/x${UPLOAD}`,
    `${UPLOAD}?x`,
    `${UPLOAD}-96.webp`,
    '',
    'data:image/png;base64,AA',
  ])('is not given for %s', (path) => {
    expect(srcSet(path, [640], 'webp')).toBeUndefined();
  });

  it.each(['webp', 'gif'])('is never an AVIF where the upload, a %s, may move', (ending) => {
    expect(srcSet(`/uploads/${HASH}.${ending}`, [640], 'avif')).toBeUndefined();
    expect(srcSet(`/uploads/${HASH}.${ending}`, [640], 'webp')).toBeDefined();
    expect(variantOf(`${HASH}.${ending}-640.avif`)).toBeNull();
  });

  it.each([
    `${HASH}.png-641.webp`,
    `${HASH}.png-0640.webp`,
    `${HASH}.png-640.5.webp`,
    `${HASH}.png--640.webp`,
    `${HASH}.png-96.avif`,
    `${HASH}.png-640.png`,
    `${HASH}.png-640.webp-640.webp`,
    `${HASH}.svg-640.webp`,
    `${HASH}-640.webp`,
    `x${HASH}.png-640.webp`,
    `${HASH}.png-640.webp\n`,
    `../${HASH}.png-640.webp`,
    `${HASH}.png`,
    '',
  ])('is not %j', (name) => {
    expect(variantOf(name)).toBeNull();
  });

  it('is never the name of an upload', () => {
    expect(isUploadName(`${HASH}.png`)).toBe(true);
    expect(isUploadName(`${HASH}.png-640.webp`)).toBe(false);
  });
});
