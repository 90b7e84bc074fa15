import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { languageInUrl } from '../i18n/language.ts';
import { inLanguage } from '../paths.ts';

/** An address of ours that stays in the language which the present address asks for. */
export function useSitePath(): (path: string) => string {
  const asked = languageInUrl(useLocation().search);
  return (path) => (asked ? inLanguage(path, asked) : path);
}

/** A link within the site; keeps `?lang=` where the address has one. */
export function SiteLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const sitePath = useSitePath();
  return <Link to={sitePath(to)} {...props} />;
}
