import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../../rules/errors.ts';
import { ISSUES } from '../../rules/issues.ts';
import { UPLOAD_MESSAGES } from '../../rules/upload.ts';
import adminEn from './admin/en.json' with { type: 'json' };
import adminZh from './admin/zh.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** The keys of a tree of texts; the plural forms of a language count as one. */
function keysOf(texts: object, prefix = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key.replace(/_(?:one|other)$/u, '')] : keysOf(value, `${prefix}${key}.`),
  );
  return [...new Set(keys)].sort();
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/gu) ?? []).sort();

describe.each([
  ['the public site', en, zh],
  ['the administration', adminEn, adminZh],
])('%s', (_part, english, chinese) => {
  it('has every text in both languages', () => {
    expect(keysOf(chinese)).toEqual(keysOf(english));
  });

  it('has no empty text', () => {
    const texts = JSON.stringify([english, chinese]);
    expect(texts).not.toContain('""');
  });

  it('fills in the same values in both languages', () => {
    const flat = (texts: object, prefix = ''): [string, string][] =>
      Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`)));
    const translated = new Map(flat(chinese));
    for (const [key, text] of flat(english)) {
      const other = translated.get(key) ?? translated.get(key.replace(/_one$/u, '_other'));
      expect([key, placeholders(other ?? '')]).toEqual([key, placeholders(text)]);
    }
  });
});

it('says in English what the rules and the server say', () => {
  expect(adminEn.issue).toEqual(ISSUES);
  expect(adminEn.message).toEqual(MESSAGES);
  expect(adminEn.upload).toEqual(UPLOAD_MESSAGES);
});
