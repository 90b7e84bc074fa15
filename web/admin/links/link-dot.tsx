import type { LinkVerdict } from '../../../rules/links.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What is known about a link; null for a link that was never checked. */
export type DotState = { verdict: LinkVerdict; isDead: boolean } | null;

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
export function toneOf(state: DotState): string {
  if (!state) return 'bg-line';
  return state.isDead ? 'bg-danger' : TONES[state.verdict];
}

/** Returns a function that names a state: "Broken link", "Works". */
export function useLinkStateName(): (state: DotState) => string {
  const { t } = useTranslation('admin');
  return (state) => {
    if (!state) return t('links.unchecked');
    return state.isDead ? t('links.dead') : t(`links.verdict.${state.verdict}`);
  };
}

/** A dot in the colour of the state of a link, with its name for screen readers and as a tooltip, or beside it. */
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
