import { Observable, type ObservableInput } from 'rxjs';

/** What Apollo makes observables from: other ones, lists and promises. rxjs' own also reads iterators and streams. */
export function innerFrom<T>(input: ObservableInput<T>): Observable<T> {
  if (input instanceof Observable) return input;
  if (Array.isArray(input)) return fromList(input as T[]);
  if (input instanceof Promise) return fromPromise(input as Promise<T>);
  throw new TypeError('Neither an observable nor a list nor a promise');
}

function fromList<T>(list: readonly T[]): Observable<T> {
  return new Observable((subscriber) => {
    for (const value of list) {
      if (subscriber.closed) return;
      subscriber.next(value);
    }
    subscriber.complete();
  });
}

function fromPromise<T>(promise: Promise<T>): Observable<T> {
  return new Observable((subscriber) => {
    promise.then(
      (value) => {
        subscriber.next(value);
        subscriber.complete();
      },
      (error: unknown) => subscriber.error(error),
    );
  });
}
