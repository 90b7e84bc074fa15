import type { LocalizedText } from '../../../rules/vocabulary.ts';

/** The fields of a stored record that a form has: those of `defaults`. Copies, without what Apollo adds to objects. */
export function formValues<T extends object>(record: { readonly [K in keyof T]: Readonly<T[K]> }, defaults: T): T {
  const entries = Object.keys(defaults).map((name) => [name, copyOf(Reflect.get(record, name))]);
  return Object.fromEntries(entries) as T; // the record has each of them
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as unknown[])];
  if (!isLocalizedText(value)) return value ?? null;
  return { en: value.en, zh: value.zh };
}

function isLocalizedText(value: unknown): value is LocalizedText {
  return typeof value === 'object' && value !== null && 'en' in value && 'zh' in value;
}
