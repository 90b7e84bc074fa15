import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_BROWSER } from '#rules/records/browser.ts';
import { DEFAULT_CUSTOM_CODE } from '#rules/records/custom-code.ts';
import { DEFAULT_TAG } from '#rules/records/tag.ts';
import { DEFAULT_VERSION } from '#rules/records/version.ts';
import { NEW_SLIDE } from '../slides/slide-fields.tsx';

const readSource = (file: string) => readFileSync(join('web/admin', file), 'utf8');

test.each([
  ['browser', DEFAULT_BROWSER, ['browsers/browser-form.tsx', 'records/form/publication-fields.tsx'], []],
  [
    'version',
    DEFAULT_VERSION,
    [
      'versions/version-fields.tsx',
      'versions/address-fields.tsx',
      'versions/file-fields.tsx',
      'records/form/publication-fields.tsx',
    ],
    ['browserId'],
  ], // chosen before the form opens
  ['slide', NEW_SLIDE, ['slides/slide-fields.tsx', 'records/form/publication-fields.tsx'], []],
  ['custom code', DEFAULT_CUSTOM_CODE, ['custom-codes/custom-codes.tsx', 'records/form/publication-fields.tsx'], []],
  ['tag', DEFAULT_TAG, ['tags/tag-panel.tsx'], []],
])('the form of a %s has every field that can be typed', (_record, values, files, elsewhere) => {
  const sources = files.map(readSource).join('\n');
  expect(
    Object.keys(values).filter(
      (field) =>
        !new RegExp(`\\b(?:name(?:=|: )|(?:useAddresses|labels|setValue)\\()["']${field}(?:\\.\\w+)?["']`, 'u').test(
          sources,
        ),
    ),
  ).toEqual(elsewhere);
});
