/** Apollo gives `from` no scheduler. */
export function scheduled(): never {
  throw new Error('Nothing is made an observable on a scheduler');
}
