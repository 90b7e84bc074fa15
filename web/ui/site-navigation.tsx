import type { ComponentProps } from 'react';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { languageInUrl } from '../i18n/language.ts';
import { inLanguage, previewPath } from '../paths.ts';

/** What the visitor has opened: a chosen control looks chosen before its page is there. */
export function useNextLocation() {
  const shown = useLocation();
  return useNavigation().location ?? shown;
}

/** Adds `lang` and `preview` of the current URL. Only the server reads drafts for a public page. */
function useSitePath() {
  const { search } = useLocation();
  const language = languageInUrl(search);
  const isPreview = new URLSearchParams(search).get('preview') === '1';
  const sitePath = (path: string) => {
    const own = language ? inLanguage(path, language) : path;
    return isPreview ? previewPath(own) : own;
  };
  return { sitePath, isPreview };
}

/** A replaced page keeps its position. */
export function useSiteNavigate() {
  const { sitePath, isPreview } = useSitePath();
  const navigate = useNavigate();
  return (to: string, { replace = false } = {}) => {
    if (isPreview) window.location.assign(sitePath(to));
    else void navigate(sitePath(to), { replace, preventScrollReset: replace });
  };
}

interface SiteLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'target'> {
  to: string;
}

export function SiteLink({ to, replace = false, ...props }: SiteLinkProps) {
  const { sitePath, isPreview } = useSitePath();
  return (
    <Link
      {...props}
      to={sitePath(to)}
      replace={replace}
      preventScrollReset={replace}
      reloadDocument={isPreview}
      discover="none"
    />
  );
}
