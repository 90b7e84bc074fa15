import { expect, it } from 'vitest';
import { sourceNameOf } from './source-name.ts';

it.each([
  [
    'https://github.com/microsoft/winget-pkgs/blob/87c04f5/manifests/p/Perplexity/Comet/1.0/a.yaml',
    { kind: 'winget', name: 'microsoft/winget-pkgs' },
  ],
  [
    'https://github.com/Homebrew/homebrew-cask/blob/HEAD/Casks/a/arc.rb',
    { kind: 'homebrew', name: 'Homebrew/homebrew-cask' },
  ],
  [
    'https://github.com/flathub/com.brave.Browser/blob/HEAD/a.xml',
    { kind: 'flathub', name: 'flathub/com.brave.Browser' },
  ],
  [
    'https://github.com/mozilla-mobile/firefox-ios/releases/tag/firefox-v160.0',
    { kind: 'release', name: 'mozilla-mobile/firefox-ios' },
  ],
  [
    'https://github.com/brave/brave-browser/blob/HEAD/CHANGELOG_iOS.md',
    { kind: 'repository', name: 'brave/brave-browser' },
  ],
  [
    'https://chromereleases.googleblog.com/2026/10/update.html',
    { kind: 'page', name: 'chromereleases.googleblog.com' },
  ],
  [
    'https://raw.githubusercontent.com/Homebrew/homebrew-cask/HEAD/Casks/s/strawberry.rb',
    { kind: 'homebrew', name: 'Homebrew/homebrew-cask' },
  ],
  ['https://www.perplexity.ai/hub', { kind: 'page', name: 'perplexity.ai' }],
  ['https://github.com/microsoft', { kind: 'page', name: 'github.com' }],
])('names %s', (url, source) => {
  expect(sourceNameOf(url)).toEqual(source);
});
