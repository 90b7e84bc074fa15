import { expect, it } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../../../rules/limits.ts';
import { checkFile } from './upload-image.ts';

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

it.each([
  ['nothing', undefined, 'No file selected'],
  ['a text', file('notes.txt', 'text/plain'), 'Invalid file type. Only PNG, JPEG, WebP, and GIF are allowed.'],
  ['a drawing', file('icon.svg', 'image/svg+xml'), 'Invalid file type. Only PNG, JPEG, WebP, and GIF are allowed.'],
  ['a file without type or ending', file('icon', ''), 'Invalid file type. Only PNG, JPEG, WebP, and GIF are allowed.'],
  ['a picture that is too large', file('icon.png', 'image/png', UPLOAD_MAX_BYTES + 1), 'File size must be less than 10MB'],
])('refuses %s before anything is sent', (_what, candidate, message) => {
  expect(checkFile(candidate)).toBe(message);
});

it.each([
  ['of the largest size', file('icon.png', 'image/png', UPLOAD_MAX_BYTES)],
  ['that was pasted without a name', file('', 'image/webp')],
  ['whose type the system does not know', file('ICON.JPEG', '')],
])('takes a picture %s', (_what, candidate) => {
  expect(checkFile(candidate)).toBeNull();
});
