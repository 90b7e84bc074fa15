import type { ComponentProps } from 'react';
import type { Platform } from '#rules/vocabulary.ts';
import { browserPath } from '../paths.ts';
import { SiteLink } from './site-navigation.tsx';
import { ownPlatform, useShownSystem } from './use-root-data.ts';

interface BrowserLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'to' | 'id'> {
  id: number;
  /** Those that the browser has. */
  platforms: readonly { platform: Platform }[];
  /** That of the list. */
  platform?: Platform | null | undefined;
}

/** Opens the tab of the visitor's system if the browser has it. The page from the server has no `platform`. */
export function BrowserLink({ id, platforms, platform, ...props }: BrowserLinkProps) {
  const own = ownPlatform(useShownSystem(), platforms);
  return <SiteLink {...props} to={browserPath(id, platform ?? own)} />;
}
