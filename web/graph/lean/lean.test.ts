import { Kind, parse, print as printAsGraphql, visit, type DocumentNode } from 'graphql';
import { firstValueFrom, lastValueFrom, of, toArray } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import * as admin from '../admin.ts';
import * as details from '../details.ts';
import * as site from '../site.ts';
import { asapScheduler } from './asap.ts';
import { innerFrom } from './inner-from.ts';
import { Kind as LeanKind } from './kinds.ts';
import { print } from './print.ts';
import { timer } from './timer.ts';

const documents = Object.entries({ ...site, ...details, ...admin }).filter((one): one is [string, DocumentNode] => typeof one[1] === 'object' && 'kind' in one[1]);

describe.each(documents)('%s', (_name, document) => {
  it('is printed as graphql prints it, but for line breaks', () => {
    expect(printAsGraphql(parse(print(document)))).toBe(printAsGraphql(document));
  });

  it('asks for nothing that the lean build leaves out', () => {
    const found = vi.fn<() => void>();
    visit(document, { Directive: found });
    expect(found).not.toHaveBeenCalled();
  });
});

it('names the kinds of nodes as graphql does', () => {
  expect(Kind).toEqual(expect.objectContaining(LeanKind));
});

it('prints values of every kind', () => {
  const text = 'query A($a: [Int!]! = [1, 2], $b: In = {c: "x\\"y", d: null, e: TRUE, f: 1.5, g: false}) { h: i(j: $a, k: $b) { ... on L { m } ...N } } fragment N on O { p }';
  expect(printAsGraphql(parse(print(parse(text))))).toBe(printAsGraphql(parse(text)));
});

it('refuses what it cannot print', () => {
  expect(() => print(parse('{ a @include(if: true) }'))).toThrow('Directive');
  expect(() => print(parse('type A { b: Int }'))).toThrow('ObjectTypeDefinition');
});

it('makes observables of observables, lists and promises', async () => {
  const source = of(1);
  expect(innerFrom(source)).toBe(source);
  expect(await lastValueFrom(innerFrom([1, 2]).pipe(toArray()))).toEqual([1, 2]);
  expect(await firstValueFrom(innerFrom(Promise.resolve(3)))).toBe(3);
  await expect(firstValueFrom(innerFrom(Promise.reject(new Error('no'))))).rejects.toThrow('no');
  expect(() => innerFrom('text')).toThrow(TypeError);
});

it('runs work after what is running, unless it is called off', async () => {
  const [kept, calledOff] = [vi.fn<() => void>(), vi.fn<() => void>()];
  asapScheduler.schedule(kept);
  asapScheduler.schedule(calledOff).unsubscribe();
  expect(kept).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(kept).toHaveBeenCalledOnce();
  expect(calledOff).not.toHaveBeenCalled();
});

it('emits once after a time, unless nobody listens any more', async () => {
  expect(await lastValueFrom(timer(1).pipe(toArray()))).toEqual([0]);
  const next = vi.fn<() => void>();
  timer(0).subscribe(next).unsubscribe();
  await lastValueFrom(timer(5));
  expect(next).not.toHaveBeenCalled();
});
