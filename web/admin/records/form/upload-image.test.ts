import { expect, it } from 'vitest';
import { UPLOAD_MAX_BYTES } from '#rules/limits.ts';
import { checkFile } from './image-field.tsx';

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

it.each([
  ['nothing', undefined, 'noFile'],
  ['a text', file('notes.txt', 'text/plain'), 'fileTypeInvalid'],
  ['a drawing', file('icon.svg', 'image/svg+xml'), 'fileTypeInvalid'],
  ['a file without type or ending', file('icon', ''), 'fileTypeInvalid'],
  ['a picture that is too large', file('icon.png', 'image/png', UPLOAD_MAX_BYTES + 1), 'fileTooLarge'],
])('§5.14 refuses %s before anything is sent', (_what, candidate, key) => {
  expect(checkFile(candidate)).toBe(key);
});

it.each([
  ['of the largest size', file('icon.png', 'image/png', UPLOAD_MAX_BYTES)],
  ['that was pasted without a name', file('', 'image/webp')],
  ['whose type the system does not know', file('ICON.JPEG', '')],
])('§5.15 takes a picture %s', (_what, candidate) => {
  expect(checkFile(candidate)).toBeNull();
});
