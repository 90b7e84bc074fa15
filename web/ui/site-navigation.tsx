import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type ComponentProps,
  type MouseEvent,
} from 'react';
import { createPath, parsePath, useLocation, useNavigate, type Location } from 'react-router-dom';
import { languageInUrl } from '../i18n/language.ts';
import { withStoredView } from '../local-storage.ts';
import { inLanguage, previewPath } from '../paths.ts';

interface SiteNavigation {
  /** Adds `lang` and `preview` of the current URL. */
  sitePath: (path: string) => string;
  /** Starts after the next paint. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
}

const Navigation = createContext<SiteNavigation>({ sitePath: (path) => path, navigate: () => undefined });
const NextPath = createContext<string | null>(null);

/** The same for all pages of a language, so that a navigation alone does not render all links again. */
export function useSiteNavigation() {
  return use(Navigation);
}

/** What the visitor has opened: the page follows after the next paint, but a chosen control looks chosen at once. */
export function useNextPath() {
  const shown = useLocation();
  const { pathname = '/', search = '' } = parsePath(use(NextPath) ?? createPath(shown));
  return { pathname, search };
}

/** Rendering is slow, so a navigation starts after the pressed control is painted, and replaces one that has not started. */
export function SiteNavigationProvider({ shown, children }: { shown: Location; children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const [next, setNext] = useState<{ path: string; from: Location } | null>(null);
  const latest = useRef({ location, navigate, cancel: (): void => undefined });
  useEffect(() => {
    Object.assign(latest.current, { location, navigate });
  });
  const language = languageInUrl(shown.search) ?? null;
  const isPreview = new URLSearchParams(shown.search).get('preview') === '1';
  const navigation = useMemo<SiteNavigation>(
    () => ({
      sitePath: (path) => {
        const own = language ? inLanguage(path, language) : path;
        return isPreview ? previewPath(own) : own;
      },
      navigate: (path, { replace } = {}) => {
        // Only the server reads drafts for a public page.
        if (isPreview) return window.location.assign(path);
        const { current } = latest;
        current.cancel();
        current.cancel = afterPaint(
          () => void current.navigate(path, { replace: replace ?? path === createPath(current.location) }),
        );
        setNext({ path, from: current.location });
      },
    }),
    [language, isPreview],
  );
  return (
    <Navigation value={navigation}>
      <NextPath value={next?.from === location ? next.path : null}>{children}</NextPath>
    </Navigation>
  );
}

/** Returns a function that cancels it. */
function afterPaint(work: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string;
  /** Replaces the current entry of the history. */
  replace?: boolean;
}

/** A click opens the home page with the stored view; the address of the link is the same for everyone. */
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
