import { createContext, type ReactNode, use, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { LinkVerdict } from '#rules/links.ts';
import { parseHttpUrl } from '#rules/url.ts';
import { useTexts } from '../../ui/use-texts.ts';
import { useLinkStatesQuery } from '../../links/links.generated.ts';

/** The server accepts no more. */
const URLS_MAX = 100;

interface LinkState {
  verdict: LinkVerdict;
  isDead: boolean;
}

const LinkStates = createContext<ReadonlyMap<string, LinkState>>(new Map());

export function LinkStatesProvider({ urls, children }: { urls: readonly (string | null)[]; children: ReactNode }) {
  const links = [...new Set(urls.filter((url) => url !== null))].filter(parseHttpUrl).slice(0, URLS_MAX);
  const { data } = useLinkStatesQuery({ variables: { urls: links }, skip: links.length === 0 });
  const states = useMemo(() => new Map(data?.linkStates.map((state) => [state.url, state])), [data]);
  return <LinkStates value={states}>{children}</LinkStates>;
}

/** Nothing for a URL that was never checked, such as one that is being typed. */
export function UrlState({ url }: { url: unknown }) {
  const state = use(LinkStates).get(typeof url === 'string' ? url.trim() : '');
  if (!state) return null;
  return (
    <span className="caption">
      <LinkDot state={state} />
    </span>
  );
}

export function FieldUrlState({ name }: { name: string }) {
  const url: unknown = useWatch({ name });
  return <UrlState url={url} />;
}

const TONES = {
  fine: 'bg-tag-green',
  moved: 'bg-tag-gray',
  blocked: 'bg-tag-gray',
  changed: 'bg-tag-yellow',
  suspicious: 'bg-tag-yellow',
  gone: 'bg-tag-yellow',
  unreachable: 'bg-tag-yellow',
} as const satisfies Record<LinkVerdict, string>;

export function LinkDot({ state: { verdict, isDead } }: { state: LinkState }) {
  const { t } = useTexts();
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className={`inline-block size-2.5 shrink-0 rounded-full forced-color-adjust-none ${isDead ? 'bg-danger' : TONES[verdict]}`}
      />
      {isDead ? t('links.dead') : t(`links.verdict.${verdict}`)}
    </span>
  );
}
