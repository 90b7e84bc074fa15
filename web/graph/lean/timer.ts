import { Observable } from 'rxjs';

/** Emits once after a time in milliseconds. rxjs' own also repeats and takes a date or a scheduler. */
export function timer(delay: number): Observable<number> {
  return new Observable((subscriber) => {
    const id = setTimeout(() => {
      subscriber.next(0);
      subscriber.complete();
    }, delay);
    return () => clearTimeout(id);
  });
}
