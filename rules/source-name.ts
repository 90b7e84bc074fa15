import { keysOf } from './keys.ts';
import { hostOf, parseHttpUrl } from './url.ts';

const MANIFESTS = {
  winget: /^microsoft\/winget-pkgs$/iu,
  homebrew: /^homebrew\/homebrew-cask$/iu,
  flathub: /^flathub\//iu,
} as const;

/** The second one serves the files of repositories. */
const GITHUB_HOSTS = ['github.com', 'raw.githubusercontent.com'];

/** `name` is a repository on GitHub, or a host. */
interface SourceName {
  kind: keyof typeof MANIFESTS | 'repository' | 'release' | 'page';
  name: string;
}

export function sourceNameOf(url: string): SourceName {
  const { hostname, pathname } = parseHttpUrl(url) ?? { hostname: '', pathname: '' };
  const [, owner = '', repository = '', page = ''] = pathname.split('/');
  if (!GITHUB_HOSTS.includes(hostname) || repository === '')
    return { kind: 'page', name: hostOf(url).replace(/^www\./u, '') };
  const name = `${owner}/${repository}`;
  const manifest = keysOf(MANIFESTS).find((kind) => MANIFESTS[kind].test(name));
  return { kind: manifest ?? (page === 'releases' ? 'release' : 'repository'), name };
}
