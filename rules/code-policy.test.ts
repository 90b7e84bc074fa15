import { expect, it } from 'vitest';
import { reportOn, policySourceOf, type CodeElement } from './code-policy.ts';

function element(name: string, attributes: Record<string, string> = {}, text = ''): CodeElement {
  return { name, attributes: Object.entries(attributes).map(([key, value]) => ({ name: key, value })), text };
}

it('names what a page will not run', () => {
  const { blocked } = reportOn([
    element('button', { onclick: 'go()', type: 'button' }),
    element('a', { href: ' java\nscript:go()' }),
    element('p', { style: 'color: red' }),
    element('object', { data: 'a.swf' }),
    element('p', { style: 'color: blue' }),
  ]);
  expect(blocked).toEqual([
    { kind: 'handler', words: '<button onclick>' },
    { kind: 'scriptLink', words: '<a href="javascript:…">' },
    { kind: 'style', words: '<p style>' },
    { kind: 'element', words: '<object>' },
  ]);
});

it('finds nothing in code that runs as it is', () => {
  const plain = [
    element('script', {}, 'go()'),
    element('style', {}, 'p { color: red }'),
    element('meta', { name: 'on', content: 'javascript' }),
    element('a', { href: '/about' }),
  ];
  expect(reportOn(plain)).toEqual({ blocked: [], hosts: [], namedHosts: [] });
});

it.each([
  [element('script', { src: 'https://cdn.example/a.js?b=c' }), 'https://cdn.example'],
  [element('iframe', { src: 'http://localhost:8080/x' }), 'http://localhost:8080'],
  [element('link', { href: 'https://fonts.example/css' }), 'https://fonts.example'],
  [element('script', { src: '//hm.example.com/hm.js' }), 'hm.example.com'],
  [element('script', { src: 'https://a.example;script-src/' }), null],
  [element('script', { src: '/own.js' }), null],
  [element('script', { src: 'own.js' }), null],
  [element('script', { src: 'data:text/javascript,1' }), null],
  [element('a', { href: 'https://elsewhere.example/' }), null],
  [element('script', {}, '"https://elsewhere.example/"'), null],
])('reads what %j loads from', (one, source) => {
  expect(policySourceOf(one)).toBe(source);
});

it('tells the hosts that elements load from and those that scripts only name', () => {
  const report = reportOn([
    element('script', { src: 'https://cdn.example/a.js' }),
    element(
      'script',
      {},
      `load("https://cdn.example/b.js"); hm.src = '//hm.example.com/hm.js?1'; // see https://docs.example.org`,
    ),
  ]);
  expect(report).toMatchObject({ hosts: ['cdn.example'], namedHosts: ['hm.example.com'] });
});
