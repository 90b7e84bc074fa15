import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { ROOT } from '../root.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** The built site, for an app with pages. build-set-up.ts builds it before the tests. */
export function builtSite(): { distDir: string } {
  return { distDir: join(ROOT, 'dist') };
}

/** A page without scripts. */
export async function servedPage(app: FastifyInstance, url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url, headers: { accept: 'text/html', ...headers } });
  if (response.body.includes('server rendering aborted')) throw new Error(`A part of ${url} is left to the browser`);
  const elements = [...elementsIn(parse(response.body))];
  const all = (tag: string) => elements.filter((element) => element.tagName === tag);
  return {
    status: response.statusCode,
    headers: response.headers,
    html: response.body,
    all,
    withId: (id: string) => elements.find((element) => attribute(element, 'id') === id),
    text: textOf(all('main').at(0)),
    lang: attribute(all('html').at(0), 'lang'),
    title: textOf(all('title').at(0)),
    meta: (name: string) =>
      attribute(
        all('meta').find((one) => [attribute(one, 'name'), attribute(one, 'property')].includes(name)),
        'content',
      ),
    canonical: attribute(
      all('link').find((one) => attribute(one, 'rel') === 'canonical'),
      'href',
    ),
    alternates: Object.fromEntries(
      all('link')
        .filter((one) => attribute(one, 'hreflang'))
        .map((one) => [attribute(one, 'hreflang'), attribute(one, 'href')]),
    ),
    structured: all('script')
      .filter((one) => attribute(one, 'type') === 'application/ld+json')
      .map((one) => JSON.parse(textOf(one)) as Record<string, unknown>),
    links: all('a').map((one) => attribute(one, 'href') ?? ''),
  };
}

export function* elementsIn(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((one) => one.name === name)?.value;
}

export function textOf(node: Node | undefined): string {
  if (!node) return '';
  if ('value' in node) return node.value.replaceAll('\u00A0', ' ');
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
