import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TEXTS } from '#rules/texts.ts';
import { LOCALES, type Language } from '#rules/vocabulary.ts';
import { languageOf } from '../cache/cache-keys.ts';
import { TOOL_POLICY } from '../http/security-headers.ts';

const FIRST_QUERY = `query Browsers {
  browsers(first: 3, sort: downloads) {
    totalCount
    nodes {
      name { en zh }
      platforms { platform count }
    }
  }
}`;

const SCRIPT = `
const form = document.forms[0];
const answer = document.querySelector('output');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  form.setAttribute('aria-busy', 'true');
  try {
    const variables = form.elements.variables.value.trim();
    const body = JSON.stringify({ query: form.elements.query.value, variables: variables ? JSON.parse(variables) : {} });
    const response = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    answer.textContent = JSON.stringify(await response.json(), null, 2);
  } catch (error) {
    answer.textContent = String(error);
  }
  form.removeAttribute('aria-busy');
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
});
`;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 90rem; padding: 1rem 1.25rem 2rem; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1.25rem; }
h1 { font-size: 1.25rem; margin: 0 auto 0 0; }
main { display: grid; gap: 1.25rem; margin-top: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
form, section { display: grid; gap: 0.5rem; align-content: start; min-width: 0; }
label, h2 { font: 600 0.875rem/1.5 system-ui, sans-serif; margin: 0; }
textarea, output { font: 0.875rem/1.5 ui-monospace, monospace; padding: 0.75rem; border: 1px solid GrayText; border-radius: 0.5rem; box-sizing: border-box; width: 100%; }
textarea { resize: vertical; }
output { display: block; min-height: 24rem; white-space: pre-wrap; overflow-wrap: anywhere; }
button { justify-self: start; font: inherit; min-height: 2.75rem; padding: 0 1.25rem; }
[aria-busy] button { opacity: 0.6; }
`;

const POLICY = `${TOOL_POLICY.replace("script-src 'self'", `script-src 'sha256-${hashOf(SCRIPT)}'`)}; base-uri 'none'`;

function hashOf(text: string) {
  return createHash('sha256').update(text).digest('base64');
}

/** A page to try queries, for a person who opens `/graphql` in a browser. `scope` must have the route `/graphql`. */
export function registerQueryPage(scope: FastifyInstance) {
  scope.addHook('onRequest', async (request, reply) =>
    isPageRequest(request)
      ? reply
          .headers({ vary: 'accept, cookie', 'cache-control': 'no-cache', 'content-security-policy': POLICY })
          .type('text/html; charset=utf-8')
          .send(pageIn(languageOf(request)))
      : undefined,
  );
}

function pageIn(language: Language) {
  const t = TEXTS[language];
  return `<!doctype html>
<html lang="${LOCALES[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('queryPage.title')}</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
<header><h1>GraphQL</h1><a href="/graphql/schema.graphql">${t('queryPage.schema')}</a> <a href="/api/docs">REST</a></header>
<main>
<form>
<label for="query">${t('queryPage.query')}</label>
<textarea id="query" name="query" rows="16" spellcheck="false" autocapitalize="off" autofocus>${FIRST_QUERY}</textarea>
<label for="variables">${t('queryPage.variables')}</label>
<textarea id="variables" name="variables" rows="3" spellcheck="false" autocapitalize="off"></textarea>
<button title="Ctrl Enter">${t('queryPage.run')}</button>
</form>
<section><h2>${t('queryPage.answer')}</h2><output for="query variables"></output></section>
</main>
<script>${SCRIPT}</script>
</html>
`;
}

/** From the address bar of a browser: HTML is accepted, and there is no query. */
function isPageRequest({ method, routeOptions, headers, query }: FastifyRequest) {
  const acceptsPage =
    method === 'GET' && routeOptions.url === '/graphql' && (headers.accept ?? '').includes('text/html');
  return acceptsPage && typeof query === 'object' && query !== null && !('query' in query);
}
