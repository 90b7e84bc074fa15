import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { languageInUrl } from '../i18n/language.ts';
import { withListChoices } from '../list-choices.ts';
import { inLanguage } from '../paths.ts';

/** Adds the `lang` parameter of the current URL to a path. */
export function useSitePath(): (path: string) => string {
  const language = languageInUrl(useLocation().search);
  return (path) => (language ? inLanguage(path, language) : path);
}

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Whether the navigation replaces the current entry of the browser's history. */
  replace?: boolean;
}

/** A link within the site. It keeps the `lang` parameter of the current URL. A click opens the home page with the stored order and view; the address of the link is the same for everyone. */
export function SiteLink({ to, replace = false, onClick, children, ...props }: SiteLinkProps) {
  const path = useSitePath()(to);
  const navigate = useLinkClickHandler(withListChoices(path), { replace: replace || undefined });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...props} href={useHref(path)} onClick={handleClick}>
      {children}
    </a>
  );
}
