import { newSlug } from '#rules/slug.ts';
import type { Catalogue } from '../database/seed.ts';

type BrowserSeed = Catalogue['browsers'][number];
type VersionSeed = BrowserSeed['versions'][number];

/** A catalogue with only these browsers. */
export function catalogueOf(...browsers: BrowserSeed[]): Catalogue {
  const slugs = new Set<string>();
  const unique = browsers.map((one) => {
    const slug = slugs.has(one.slug) ? newSlug(one.slug, slugs) : one.slug;
    slugs.add(slug);
    return { ...one, slug };
  });
  return { browsers: unique, tags: [], slides: [] };
}

export function browser(name: string, fields: Partial<BrowserSeed> = {}): BrowserSeed {
  const plain = { en: name, zh: name };
  return {
    slug: newSlug(name, new Set()),
    name: plain,
    description: { en: '', zh: '' },
    shortDescription: { en: '', zh: '' },
    iconUrl: '/icons/plain.svg',
    websiteUrl: null,
    isFeatured: false,
    tags: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    facts: [],
    versions: [],
    ...fields,
  };
}

export function version(fields: Partial<VersionSeed> = {}): VersionSeed {
  return {
    versionNumber: '1.0',
    platform: 'windows',
    architecture: null,
    releaseChannel: 'stable',
    updateType: null,
    minOsVersion: null,
    fileSize: null,
    sha256: null,
    downloadUrl: 'https://vendor.example/setup.exe',
    downloadMirrors: [],
    features: { en: 'One', zh: '一' },
    sourceUrl: null,
    releaseDate: '2026-01-01',
    ...fields,
  };
}
