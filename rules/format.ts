import { COUNT_IN_THOUSANDS_FROM, FEATURES_PREVIEW_LINES, JUST_NOW_SECONDS, RELATIVE_TIME_DAYS } from './limits.ts';
import { LOCALES, type Language } from './vocabulary.ts';

const SIZE_UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes have 2 decimals in the largest suitable unit; another text is not changed (spec §2). */
export function formatFileSize(size: string | null | undefined) {
  const text = (size ?? '').trim();
  if (!/^\d+(\.\d+)?$/u.test(text)) return text;
  let bytes = Number(text);
  let unit = 0;
  while (bytes >= 1024 && unit < SIZE_UNITS.length - 1) {
    bytes /= 1024;
    unit += 1;
  }
  return `${bytes.toFixed(2)} ${SIZE_UNITS[unit]}`;
}

/** "a1b2c3d4…9f0e". */
export function shortHash(hash: string) {
  return `${hash.slice(0, 8)}…${hash.slice(-4)}`;
}

/** With '...' if there is more than `max` characters (spec §9). A surrogate pair counts as one. */
export function shortened(text: string, max: number) {
  // A character has at most two code units, so a long text need not be split as a whole.
  const characters = Array.from(text.slice(0, (max + 1) * 2));
  return characters.length <= max ? text : `${characters.slice(0, max).join('')}...`;
}

/** 1000 and more have one decimal and the suffix k (spec §9). */
export function formatCount(count: number) {
  return count >= COUNT_IN_THOUSANDS_FROM ? `${(count / 1000).toFixed(1)}k` : String(count);
}

/** `count` is 0 for `now` and for `date`, which is shown as a full date. */
interface Age {
  unit: 'now' | 'minute' | 'hour' | 'day' | 'date';
  count: number;
}

/** Spec §9: `now` for less than 60 seconds and in the future, then minutes, hours and days; `date` from 30 days. */
export function ageOf(iso: string, now: Date): Age {
  const seconds = Math.floor((now.getTime() - new Date(iso).getTime()) / 1000);
  if (seconds < JUST_NOW_SECONDS) return { unit: 'now', count: 0 };
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return { unit: 'minute', count: minutes };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { unit: 'hour', count: hours };
  const days = Math.floor(hours / 24);
  return days < RELATIVE_TIME_DAYS ? { unit: 'day', count: days } : { unit: 'date', count: 0 };
}

/** Dates in English have the day first. */
export const DATE_LOCALES = { ...LOCALES, en: 'en-GB' } as const;

/** A formatter is slow to create. */
const longDates = new Map<string, Intl.DateTimeFormat>();

/** YYYY-MM-DD does not depend on the time zone. */
export function formatDate(iso: string, language: Language, zone?: 'UTC') {
  const timeZone = iso.length === 10 ? 'UTC' : zone;
  const key = `${language} ${timeZone}`;
  const format = longDates.get(key) ?? new Intl.DateTimeFormat(DATE_LOCALES[language], { dateStyle: 'long', timeZone });
  longDates.set(key, format);
  return format.format(new Date(iso));
}

export function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The first 3 lines, and the number of the others (spec §2). */
export function previewFeatures(features: string): { shown: string[]; more: number } {
  const all = lines(features);
  return { shown: all.slice(0, FEATURES_PREVIEW_LINES), more: Math.max(0, all.length - FEATURES_PREVIEW_LINES) };
}

/** Cuts a text to `max` characters: after a whole word, in Chinese after any character. */
export function excerpt(text: string, max: number) {
  const characters = Array.from(text.trim().replaceAll(/\s+/gu, ' '));
  if (characters.length <= max) return characters.join('');
  const cut = characters.slice(0, max - 1).join('');
  const isDivided =
    /[\p{Script=Latin}\p{N}]$/u.test(cut) && /[\p{Script=Latin}\p{N}'’-]/u.test(characters[max - 1] ?? '');
  const whole = isDivided ? cut.replace(/[\p{Script=Latin}\p{N}'’.-]+$/u, '') : cut;
  return `${(whole || cut).replace(/[\s,;:，；：、–-]+$/u, '')}…`;
}
