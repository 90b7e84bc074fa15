import { expect, test } from 'vitest';
import { carriedOverNotes } from './carried-over-notes.ts';

test('carried over notes name the version they were written for, once', () => {
  const notes = carriedOverNotes('1.9', { en: 'Faster', zh: '更快' });
  expect(notes).toEqual({ en: 'Notes of version 1.9:\nFaster', zh: '沿用版本 1.9 的更新说明：\n更快' });
  expect(carriedOverNotes('1.10', notes)).toEqual(notes);
});
