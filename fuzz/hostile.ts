import fc from 'fast-check';

/** Values that often cause bugs. */
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '01',
  '1e3',
  '9007199254740993',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  '"; drop table browser; --',
  '%',
  '_',
  '\\',
  '%00',
  '\u0000',
  '\u2028',
  '\ud800',
  '\ufeff',
  '\u202e',
  '🧭'.repeat(30),
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:secret@cdn.example',
  'https://cdn.example/a.png',
  '//evil.example',
  'http://127.0.0.1:1/',
  'http://[::1]/',
  '(a+)+$',
  '2026-02-30',
  '2026-02-28',
  '0000-00-00',
  '9999-12-31T23:59:59Z',
  'x'.repeat(201),
  '字'.repeat(1001),
  'x'.repeat(10_001),
  'windows',
  'all',
  'hot',
  'browser_tags',
  'homepage',
];

export const hostileText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
export const hostileNumber = fc.oneof(
  fc.integer({ min: 1, max: 30 }),
  fc.constantFrom(0, -1, -0, 1.5, 1e-9, 101, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308),
  fc.double(),
);

/** Any JSON value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom([], {}, [null], [[[[]]]], { $ne: '' }, { length: -1 }),
);

/** The duration of a fuzz test, and the seed that repeats it. */
export const SECONDS = Number(process.env.FUZZ_SECONDS ?? 55);
export const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Runs a property for a share of the time. A failure contains the seed and the smallest failing example. */
export async function fuzz(share: number, property: fc.IAsyncPropertyWithHooks<unknown[]>): Promise<void> {
  await fc.assert(property as fc.IAsyncProperty<unknown[]>, {
    seed: SEED,
    numRuns: 10_000_000,
    interruptAfterTimeLimit: SECONDS * 1000 * share,
    markInterruptAsFailure: false,
    verbose: 1,
  });
}
