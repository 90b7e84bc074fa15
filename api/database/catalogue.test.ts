import { expect, test } from 'vitest';
import { isPinned } from '#rules/pinned.ts';
import { storeOf } from '#rules/store.ts';
import { readCatalogue } from './seed.ts';

const versions = readCatalogue().browsers.flatMap(({ slug, versions: own }) =>
  own.map((version) => ({ slug, ...version })),
);

/** The versions that are not behind a fixed link or in a store, as `browser number platform architecture`. */
const LATEST_VERSION_LINKS = [
  'comet 152.0.7977.199 windows x64',
  'comet 145.2.7632.4581 macos arm64',
  'comet 145.2.7632.4581 macos x64',
  'google-chrome 151.0.7922.174 windows x86',
  'google-chrome 151.0.7922.174 windows arm64',
  'google-chrome 151.0.7922.174 windows x64',
  'google-chrome 153.0.8010.5 windows arm64',
  'google-chrome 153.0.8010.5 windows x64',
  'google-chrome 151.0.7922.174 macos universal',
  'google-chrome 153.0.8010.5 macos universal',
  'duckduckgo 5.291.2 android',
  'samsung-internet 30.0.1.40 windows x64',
  'huawei-browser 6.0 harmonyos',
];

test('of the 111 versions of the first catalogue, 83 have fixed links, 15 are in a store, and 13 have latest-version links', () => {
  const others = versions.filter((version) => !isPinned(version));
  const inStores = others.filter(({ downloadUrl }) => storeOf(downloadUrl));
  const latest = others.filter(({ downloadUrl }) => !storeOf(downloadUrl));
  expect(
    latest.map(({ slug, versionNumber, platform, architecture }) =>
      [slug, versionNumber, platform, architecture].filter(Boolean).join(' '),
    ),
  ).toEqual(LATEST_VERSION_LINKS);
  expect([versions.length, versions.length - others.length, inStores.length]).toEqual([111, 83, 15]);
});

test('a version of the first catalogue has a checksum only behind a fixed link', () => {
  expect(versions.filter((version) => version.sha256 && !isPinned(version))).toEqual([]);
  expect(versions.filter(({ sha256 }) => sha256)).toHaveLength(78);
});

test('the short descriptions of the first catalogue have the lengths that the form suggests', () => {
  const texts = readCatalogue().browsers.map(({ shortDescription }) => shortDescription);
  expect(texts.filter(({ en, zh }) => en.length < 50 || en.length > 100 || zh.length < 20 || zh.length > 40)).toEqual(
    [],
  );
});

test('the features of the first catalogue say nothing about dates, for which versions have a field', () => {
  const texts = versions.flatMap(({ features }) => [features.en, features.zh]);
  expect(texts.filter((text) => /\bdate\b|日期/u.test(text))).toEqual([]);
});

test('a browser of the first catalogue whose texts state these facts has them with a source', () => {
  const stated = [
    { topic: 'tracker_blocking', text: /Blocks? (?:ads and |third-party )?trackers/iu },
    { topic: 'licence', text: /Open source \(/u },
  ];
  const missing = readCatalogue().browsers.flatMap(({ slug, facts, versions: own }) =>
    stated
      .filter(({ text }) => own.some(({ features }) => text.test(features.en)))
      .filter(({ topic }) => !facts.some((fact) => fact.topic === topic && fact.sourceUrl))
      .map(({ topic }) => `${slug} ${topic}`),
  );
  expect(missing).toEqual([]);
});
