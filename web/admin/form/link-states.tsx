import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { LinkVerdict } from '../../../rules/links.ts';
import { parseHttpUrl } from '../../../rules/url.ts';
import { useTexts } from '../use-texts.ts';
import { useLinkStatesQuery } from '../links/links.generated.ts';

/** The server accepts no more. */
const URLS_MAX = 100;

const LinkStates = createContext<ReadonlyMap<string, DotState>>(new Map());

export function LinkStatesProvider({ urls, children }: { urls: readonly (string | null)[]; children: ReactNode }) {
  const links = [...new Set(urls.filter((url): url is string => url !== null && parseHttpUrl(url) !== null))].slice(
    0,
    URLS_MAX,
  );
  const { data } = useLinkStatesQuery({ variables: { urls: links }, skip: links.length === 0 });
  const states = useMemo(() => new Map(data?.linkStates.map((state) => [state.url, state])), [data]);
  return <LinkStates value={states}>{children}</LinkStates>;
}

/** Nothing for a URL that was never checked, such as one that is being typed. */
export function UrlState({ url }: { url: unknown }) {
  const state = useContext(LinkStates).get(typeof url === 'string' ? url.trim() : '');
  if (!state) return null;
  return (
    <span className="text-xs text-muted">
      <LinkDot state={state} isNamed />
    </span>
  );
}

export function FieldUrlState({ name }: { name: string }) {
  return <UrlState url={useWatch({ name }) as unknown} />;
}

/** Null for a link that was never checked. */
type DotState = { verdict: LinkVerdict; isDead: boolean } | null;

const TONES = {
  fine: 'bg-tag-green',
  moved: 'bg-tag-gray',
  blocked: 'bg-tag-gray',
  changed: 'bg-tag-yellow',
  suspicious: 'bg-tag-yellow',
  gone: 'bg-tag-yellow',
  unreachable: 'bg-tag-yellow',
} as const satisfies Record<LinkVerdict, string>;

/** The colour of a state. Dead links are red. */
function toneOf(state: DotState): string {
  if (!state) return 'bg-line';
  return state.isDead ? 'bg-danger' : TONES[state.verdict];
}

function useLinkStateName(): (state: DotState) => string {
  const { t } = useTexts();
  return (state) => {
    if (!state) return t('links.unchecked');
    return state.isDead ? t('links.dead') : t(`links.verdict.${state.verdict}`);
  };
}

export function LinkDot({ state, isNamed = false }: { state: DotState; isNamed?: boolean }) {
  const nameOf = useLinkStateName();
  const name = nameOf(state);
  return (
    <span title={isNamed ? undefined : name} className="inline-flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className={`inline-block size-2.5 shrink-0 rounded-full forced-color-adjust-none ${toneOf(state)}`}
      />
      <span className={isNamed ? '' : 'sr-only'}>{name}</span>
    </span>
  );
}
