import { describe, expect, test } from 'vitest';
import {
  afterCheck,
  lastDays,
  isExternalLink,
  isOtherFile,
  isWrong,
  linkOrder,
  offeredLinks,
  type LinkCheck,
  type LinkState,
  type LinkVerdict,
} from './links.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-22T10:00:00Z');
const at = (hours: number) => new Date(START + hours * HOUR);
const check = (verdict: LinkVerdict, fields: Partial<LinkCheck> = {}): LinkCheck => ({
  verdict,
  detail: '',
  movedTo: null,
  servedBy: null,
  etag: null,
  lastModified: null,
  size: null,
  mediaType: null,
  ...fields,
});

/** The state after checks at hours. */
function after(...checks: [number, LinkVerdict][]): LinkState {
  const state = checks.reduce<LinkState | null>(
    (previous, [hours, verdict]) => afterCheck(previous, check(verdict), at(hours)),
    null,
  );
  if (!state) throw new Error('no check');
  return state;
}

describe('a link is dead', () => {
  test.each<[string, boolean, [number, LinkVerdict][]]>([
    [
      'after three failures over 24 hours',
      true,
      [
        [0, 'gone'],
        [12, 'unreachable'],
        [24, 'gone'],
      ],
    ],
    [
      'not after two',
      false,
      [
        [0, 'gone'],
        [30, 'gone'],
      ],
    ],
    [
      'not after many in a day',
      false,
      [
        [0, 'gone'],
        [1, 'gone'],
        [2, 'gone'],
        [23, 'gone'],
      ],
    ],
    [
      'not when it worked in between',
      false,
      [
        [0, 'gone'],
        [12, 'fine'],
        [24, 'gone'],
        [36, 'gone'],
      ],
    ],
    [
      'not when the last of three was blocked',
      false,
      [
        [0, 'gone'],
        [12, 'gone'],
        [25, 'blocked'],
      ],
    ],
    [
      'also with a blocked check in between, which says nothing',
      true,
      [
        [0, 'gone'],
        [6, 'blocked'],
        [12, 'suspicious'],
        [18, 'gone'],
        [24, 'gone'],
      ],
    ],
    [
      'still while its host blocks',
      true,
      [
        [0, 'gone'],
        [12, 'gone'],
        [24, 'gone'],
        [48, 'blocked'],
      ],
    ],
    [
      'no longer when it works again',
      false,
      [
        [0, 'gone'],
        [12, 'gone'],
        [24, 'gone'],
        [25, 'fine'],
      ],
    ],
    [
      'not because its host blocks after three quick failures',
      false,
      [
        [0, 'gone'],
        [1, 'gone'],
        [2, 'gone'],
        [30, 'blocked'],
      ],
    ],
    [
      'not while pages come where files were',
      false,
      [
        [0, 'suspicious'],
        [24, 'suspicious'],
        [48, 'suspicious'],
        [72, 'suspicious'],
      ],
    ],
  ])('%s', (_name, isDead, checks) => {
    expect(after(...checks).isDead).toBe(isDead);
  });
});

test('the time when a link was last fine is kept through failures and changes', () => {
  const state = after([0, 'fine'], [1, 'moved'], [2, 'changed'], [3, 'gone'], [4, 'blocked']);
  expect(state).toMatchObject({
    checkedAt: at(4),
    fineAt: at(1),
    failures: 1,
    firstFailedAt: at(3),
    verdict: 'blocked',
  });
});

describe('the file behind a fixed link', () => {
  test.each([
    ['same size', { size: '1' }, { size: '1' }, false],
    ['other size', { size: '1', etag: 'a' }, { size: '2', etag: 'a' }, true],
    ['other tag, nothing else known', { etag: 'a' }, { etag: 'b' }, true],
    [
      'other tag of another server, same date',
      { size: '1', etag: 'a', lastModified: 'x' },
      { size: '1', etag: 'b', lastModified: 'x' },
      false,
    ],
    [
      'other tag and other date',
      { size: '1', etag: 'a', lastModified: 'x' },
      { size: '1', etag: 'b', lastModified: 'y' },
      true,
    ],
    ['nothing known before', {}, { size: '2', etag: 'b' }, false],
    ['nothing known now', { size: '1', etag: 'a' }, {}, false],
  ])('%s', (_name, before, now, expected) => {
    expect(isOtherFile({ ...check('fine'), ...before }, { ...check('fine'), ...now })).toBe(expected);
  });

  test('is compared with the one that was seen first', () => {
    const first = afterCheck(null, check('fine', { size: '1', etag: 'a', mediaType: 'application/zip' }), at(0));
    const changed = afterCheck(first, check('changed', { size: '2', etag: 'b' }), at(1));
    expect(changed).toMatchObject({ size: '1', etag: 'a', mediaType: 'application/zip' });
    expect(afterCheck(changed, check('gone'), at(2))).toMatchObject({ size: '1', etag: 'a' });
    expect(afterCheck(first, check('fine', { size: '3' }), at(1))).toMatchObject({ size: '3', etag: null });
  });
});

describe('the history', () => {
  test('has thirty days with the last verdict of each', () => {
    const days = lastDays(after([0, 'gone'], [2, 'fine'], [24, 'moved'], [72, 'blocked']), at(96));
    expect(days).toHaveLength(30);
    expect(days.slice(-6)).toEqual([
      { day: '2026-11-21', verdict: null },
      { day: '2026-11-22', verdict: 'fine' },
      { day: '2026-11-23', verdict: 'moved' },
      { day: '2026-11-24', verdict: null },
      { day: '2026-11-25', verdict: 'blocked' },
      { day: '2026-11-26', verdict: null },
    ]);
  });

  test('forgets older days, also after a long pause, and is empty for an unchecked link', () => {
    const daily = after(
      ...Array.from({ length: 40 }, (_, day): [number, LinkVerdict] => [day * 24, day === 10 ? 'gone' : 'fine']),
    );
    expect(daily.history).toHaveLength(30);
    expect(lastDays(daily, at(39 * 24))[0]).toEqual({ day: '2026-12-02', verdict: 'gone' });
    const paused = afterCheck(daily, check('suspicious'), at(1000 * 24));
    expect(paused.history).toHaveLength(30);
    expect(lastDays(paused, at(1000 * 24)).map(({ verdict }) => verdict)).toEqual([
      ...Array<null>(29).fill(null),
      'suspicious',
    ]);
    expect(lastDays(null, at(0)).every(({ verdict }) => verdict === null)).toBe(true);
    expect(lastDays(daily, at(200 * 24)).every(({ verdict }) => verdict === null)).toBe(true);
  });

  test('is not confused by a clock that goes back', () => {
    expect(after([48, 'fine'], [0, 'gone']).history).toBe('g');
  });
});

test('own paths and addresses are not checked, nor anything that is no address', () => {
  const links = [
    'https://vendor.example/a',
    'http://vendor.example',
    '/icons/a.svg',
    'https://browsers.example/uploads/a.png',
    'ftp://vendor.example',
    'https://user:secret@vendor.example',
    '',
    null,
    `https://vendor.example/${'长'.repeat(1000)}`,
  ];
  expect(links.filter((link) => isExternalLink(link, 'browsers.example'))).toEqual([
    'https://vendor.example/a',
    'http://vendor.example',
  ]);
});

test('what is wrong comes first: dead links, then the verdicts by weight, then unchecked and fine ones', () => {
  const state = (verdict: LinkVerdict, isDead = false) => ({ verdict, isDead });
  const states = [
    state('fine'),
    null,
    state('moved'),
    state('blocked'),
    state('changed'),
    state('suspicious'),
    state('unreachable'),
    state('gone'),
    state('blocked', true),
  ];
  expect(states.toSorted((a, b) => linkOrder(a) - linkOrder(b))).toEqual(states.toReversed());
  expect(states.filter(isWrong)).toEqual(states.slice(4));
});

test('dead links are offered last and links to a new host before them, in their own order', () => {
  const links = [
    { mirror: 0, isDead: true, hasNewHost: false },
    { mirror: 1, isDead: false, hasNewHost: true },
    { mirror: 2, isDead: true, hasNewHost: true },
    { mirror: 3, isDead: false, hasNewHost: false },
  ];
  expect(offeredLinks(links).map(({ mirror }) => mirror)).toEqual([3, 1, 0, 2]);
});
