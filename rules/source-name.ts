import { hostOf, parseHttpUrl } from './url.ts';

/** Repositories of package manifests on GitHub. */
const MANIFESTS = { winget: /^microsoft\/winget-pkgs$/iu, homebrew: /^homebrew\/homebrew-cask$/iu, flathub: /^flathub\//iu } as const;

/** Where a fact about a version comes from. `name` is a repository on GitHub, or a host. */
export interface SourceName {
  kind: keyof typeof MANIFESTS | 'repository' | 'release' | 'page';
  name: string;
}

/** Names the source of a version by its URL. */
export function sourceNameOf(url: string): SourceName {
  const { hostname, pathname } = parseHttpUrl(url) ?? { hostname: '', pathname: '' };
  const [, owner = '', repository = '', page = ''] = pathname.split('/');
  if (hostname !== 'github.com' || repository === '') return { kind: 'page', name: hostOf(url) };
  const name = `${owner}/${repository}`;
  const manifest = (Object.keys(MANIFESTS) as (keyof typeof MANIFESTS)[]).find((kind) => MANIFESTS[kind].test(name)); // the keys of the constant
  return { kind: manifest ?? (page === 'releases' ? 'release' : 'repository'), name };
}
