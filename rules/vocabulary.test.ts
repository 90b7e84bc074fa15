import { expect, it } from 'vitest';
import { guessFile } from './file-name.ts';
import { tellingWords } from './search-words.ts';
import { ARCHITECTURES, PLATFORMS, RELEASE_CHANNELS, UPDATE_TYPES, platformIcon } from './vocabulary.ts';

it('§3.6 has the words of the specification', () => {
  expect(PLATFORMS).toEqual(['windows', 'macos', 'linux', 'android', 'ios', 'harmonyos']);
  expect(ARCHITECTURES).toEqual(['x64', 'arm64', 'x86', 'universal']);
  expect(RELEASE_CHANNELS).toEqual(['stable', 'beta', 'alpha', 'dev']);
  expect(UPDATE_TYPES).toEqual(['major', 'minor', 'patch', 'hotfix']);
});

it('§2.30 has one emoji for each platform, and a package for an unknown one', () => {
  const icons = PLATFORMS.map(platformIcon);
  expect(new Set(icons).size).toBe(PLATFORMS.length);
  expect(icons.every((icon) => /^\p{RGI_Emoji}$/v.test(icon))).toBe(true);
  expect(['all', 'beos', ''].map(platformIcon)).toEqual(['📦', '📦', '📦']);
});

it.each(PLATFORMS)('recognises %s by its name in the address of a file and in a search', (platform) => {
  expect(guessFile(`https://vendor.example/${platform}/setup`).platform).toBe(platform);
  expect(tellingWords(platform).platforms).toEqual([platform]);
});
