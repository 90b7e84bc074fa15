import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { languageInUrl } from '../i18n/language.ts';
import { inLanguage } from '../paths.ts';

/** An address of ours that stays in the language which the present address asks for. */
export function useSitePath(): (path: string) => string {
  const asked = languageInUrl(useLocation().search);
  return (path) => (asked ? inLanguage(path, asked) : path);
}

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Whether it takes the place of the present entry in the history. */
  replace?: boolean;
}

/** A link within the site; keeps `?lang=` where the address has one. */
export function SiteLink({ to, replace = false, onClick, children, ...props }: SiteLinkProps) {
  const path = useSitePath()(to);
  const follow = useLinkClickHandler(path, { replace: replace || undefined });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...props} href={useHref(path)} onClick={click}>
      {children}
    </a>
  );
}
