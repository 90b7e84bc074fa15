import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { homePath } from '../paths.ts';
import { ListData } from './page-head.tsx';
import { SiteLink } from './site-navigation.tsx';

type Colors = readonly string[] | null;

interface IconBandProps {
  colors: Colors;
  crumbs: Crumb[];
  children: ReactNode;
}

/** Spec §2. White text is readable on the colours. */
export function IconBand({ colors, crumbs, children }: IconBandProps) {
  return (
    <div className="icon-band relative isolate overflow-hidden">
      <IconColors colors={colors} />
      <div className="page-frame pt-4 pb-8 sm:pb-12">
        <Breadcrumb crumbs={crumbs} />
        {children}
      </div>
    </div>
  );
}

interface Crumb {
  name: string;
  /** The path has no `lang` parameter. */
  path: string;
}

/** The last crumb is the page itself. */
function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation();
  const trail = [{ name: t('breadcrumb.home'), path: homePath() }, ...crumbs];
  return (
    <nav aria-label={t('breadcrumb.label')} className="hint">
      <ol className="leading-8">
        {trail.slice(0, -1).map(({ name, path }) => (
          <li key={path} className="inline wrap-anywhere">
            <SiteLink to={path} className="-mx-1 rounded-md px-1 py-2.5 hover:text-accent">
              {name}
            </SiteLink>
            <span aria-hidden="true" className="mx-2 opacity-50">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="inline wrap-anywhere text-text">
          {trail.at(-1)?.name}
        </li>
      </ol>
      <ListData type="BreadcrumbList" pages={trail} />
    </nav>
  );
}

/** A long name is smaller, so that it does not fill a phone. A Chinese character counts as two. */
export function titleSizeOf(name: string) {
  const length = [...name].reduce((sum, character) => sum + (character >= '\u2E80' ? 2 : 1), 0);
  if (length <= 40) return 'text-title';
  return length <= 80 ? 'text-2xl sm:text-3xl' : 'text-xl sm:text-2xl';
}

const NEUTRAL = ['#4a5258', '#2c3236'];

/** The colours are behind the content of an element with the class `isolate`. */
export function IconColors({ colors }: { colors: Colors }) {
  const gradient = useId();
  const [light, dark] = colors ?? NEUTRAL;
  return (
    // The policy of the page allows no inline styles.
    <svg
      aria-hidden="true"
      preserveAspectRatio="none"
      className="absolute inset-0 -z-10 size-full forced-colors:hidden print:hidden"
    >
      <radialGradient id={gradient} cx="85%" cy="0%" r="110%">
        <stop stopColor={light} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <rect width="100%" height="100%" fill={`url(#${gradient})`} />
    </svg>
  );
}
