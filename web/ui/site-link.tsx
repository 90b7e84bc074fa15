import type { ComponentProps, MouseEvent } from 'react';
import { withStoredView } from '../stored-view.ts';
import { useSiteNavigation } from './site-navigation.tsx';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string;
  /** Whether the navigation replaces the current entry of the browser's history. */
  replace?: boolean;
}

/**
 * A link within the site. It keeps the `lang` parameter of the current URL. A click opens the home page with the stored
 * view; the address of the link is the same for everyone.
 */
export function SiteLink({ to, replace, onClick, children, ...props }: SiteLinkProps) {
  const { sitePath, navigate } = useSiteNavigation();
  const path = sitePath(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    navigate(withStoredView(path), replace ? { replace } : {});
  };
  return (
    <a {...props} href={path} onClick={handleClick}>
      {children}
    </a>
  );
}
