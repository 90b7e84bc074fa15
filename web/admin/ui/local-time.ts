/** Of an input of type `datetime-local`, in the local time zone to the minute. */
export function toLocalTime(iso: string | null): string {
  if (!iso) return '';
  const time = new Date(iso);
  const pad = (number: number, length = 2) => String(number).padStart(length, '0');
  return `${pad(time.getFullYear(), 4)}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

/** YYYY-MM-DD, in the local time zone. */
export function localToday(): string {
  return toLocalTime(new Date().toISOString()).slice(0, 10);
}

/** In UTC; null while the value is not complete. */
export function fromLocalTime(text: string): string | null {
  const time = text === '' ? null : new Date(text);
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : null;
}

export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
