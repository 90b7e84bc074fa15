/** The value of an input of type `datetime-local`, in the local time zone. */
export function toLocalTime(iso: string | null) {
  if (!iso) return '';
  const time = new Date(iso);
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length);
}

/** YYYY-MM-DD, in the local time zone. */
export function localToday() {
  return toLocalTime(new Date().toISOString()).slice(0, 10);
}

/** The time is in UTC; it is null while the value is not complete. */
export function fromLocalTime(text: string): string | null {
  const time = text === '' ? null : new Date(text);
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : null;
}

export function timeZone() {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
