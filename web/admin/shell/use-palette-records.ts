import { useEffect, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { formatDate } from '#rules/format.ts';
import { parseJson } from '#rules/json.ts';
import { PAGES, recordPath } from '#rules/pages.ts';
import { readStored, writeStored } from '../../local-storage.ts';
import { idInPath } from '../../paths.ts';
import { useLanguage, useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { formPath, versionFormPath } from '../records/admin-paths.ts';
import { downloadsPath } from '../records/downloads.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import { START_ACTION } from '../ui/requested-action.ts';
import { usePlatformIds, useVersionName } from '../records/form/version-name.ts';
import { usePaletteQuery, type PaletteBrowserFragment, type PaletteQuery } from './palette.generated.ts';
import { BEGINS, matching, matchRank, splitAtScreen, type PaletteGroup, type PaletteOption } from './palette-option.ts';

const DEBOUNCE_MS = 120;
const SHOWN_MAX = 6;
/** The server also finds by pinyin, which the English interface leaves out. */
const FOUND_MAX = 20;

/** The screens of a browser: their name, icon and address. */
const SCREENS = [
  ['release.title', 'stack', (id: number) => versionFormPath(id, 'release')],
  ['browsers.versions', 'stack', (id: number) => recordPath('adminVersions', id)],
  ['facts.title', 'check', (id: number) => recordPath('adminFacts', id)],
  ['sources.title', 'inbox', (id: number) => recordPath('adminSources', id)],
  ['nav.downloads', 'chart', (browserId: number) => downloadsPath({ browserId })],
] as const;

/**
 * The matches and the screens of the first browser, or those that the text names beside a browser; without a text the
 * records used last.
 */
export function useRecords(text: string) {
  const { t } = useTexts();
  const screens = SCREENS.map(([label]) => t(label));
  const search = usePlatformIds(text);
  const sent = useDebouncedText(search, DEBOUNCE_MS);
  const [recent] = useState(readRecentRecords);
  const { data, previousData, error, refetch } = usePaletteQuery({
    variables: {
      search: sent,
      name: splitAtScreen(sent, screens).name,
      browsers: FOUND_MAX,
      versions: FOUND_MAX,
      recent: recent.flatMap((key) => (key.startsWith('browser ') ? [Number(key.slice('browser '.length))] : [])),
    },
  });
  const groupsOf = useGroups(text, recent, screens);
  const failure = data ? undefined : error;
  const shown = data ?? previousData;
  return {
    groups: failure || !shown ? [] : groupsOf(shown),
    isLoading: sent !== search || (!data && !error),
    error: failure,
    refetch,
  };
}

function useGroups(
  text: string,
  recent: readonly string[],
  screens: readonly string[],
): (data: PaletteQuery) => PaletteGroup[] {
  const { t } = useTexts();
  const language = useLanguage();
  const localize = useLocalize();
  const navigate = useNavigate();
  const nameOf = useVersionName();
  const optionOf = (
    key: string,
    label: string,
    path: string,
    { state, ...rest }: Partial<PaletteOption> & { state?: object } = {},
  ): PaletteOption => ({ key, label, names: [label], run: () => void navigate(path, { state }), ...rest });
  const optionOfBrowser = ({ id, name, iconUrl, isDraft }: PaletteBrowserFragment) =>
    optionOf(`browser ${id}`, localize(name), formPath('adminBrowsers', id), {
      names: [name.en, name.zh, `#${id}`],
      aside: isDraft ? `${t('publication.state.draft')} · #${id}` : `#${id}`,
      iconUrl,
    });
  const optionsOf = (data: PaletteQuery) => ({
    browsers: data.findBrowsers.map(optionOfBrowser),
    versions: data.findVersions.map(({ id, browser, releaseDate, ...version }) => {
      const label = `${localize(browser.name)} ${nameOf(version)}`;
      return optionOf(`version ${id}`, label, versionFormPath(browser.id, 'edit', id), {
        names: [label, browser.name.en, browser.name.zh, version.releaseChannel, releaseDate, `#${id}`],
        aside: formatDate(releaseDate, language),
        iconUrl: browser.iconUrl,
      });
    }),
    slides: data.slides.map(({ id, title }) =>
      optionOf(`slide ${id}`, localize(title), formPath('adminSlides', id), {
        icon: 'image',
        names: [title.en, title.zh],
      }),
    ),
    tags: data.tags.map(({ id, label }) =>
      optionOf(`tag ${id}`, localize(label), PAGES.adminTags.path, {
        icon: 'tag',
        names: [id, label.en, label.zh],
        state: { ...START_ACTION, record: id },
      }),
    ),
    codes: data.customCodes.map(({ id, name }) =>
      optionOf(`code ${id}`, name, formPath('adminCodes', id), { icon: 'code' }),
    ),
  });
  /** A name that matches only by pinyin comes last. */
  const found = (options: readonly PaletteOption[]) => {
    const matches = matching(options, text);
    return language === 'en' ? matches : [...matches, ...options.filter((option) => !matches.includes(option))];
  };
  const begins = ({ items }: PaletteGroup) => matchRank(items[0]?.names ?? [], text) === BEGINS;
  const screensOf = ({ id, name }: PaletteBrowserFragment): PaletteGroup => ({
    title: localize(name),
    items: SCREENS.map(([label, icon, pathOf]) => optionOf(pathOf(id), t(label), pathOf(id), { icon })),
  });

  return (data) => {
    const { browsers, versions, slides, tags, codes } = optionsOf(data);
    if (text === '') {
      const known = [...data.browsersByIds.map(optionOfBrowser), ...slides, ...codes];
      const used = recent.flatMap((key) => known.find((option) => option.key === key) ?? []);
      return used.length > 0 ? [{ title: t('palette.recent'), items: used }] : [];
    }
    const groups = [
      { title: t('palette.browsers'), items: found(browsers) },
      { title: t('palette.versions'), items: found(versions) },
      { title: t('slides.title'), items: matching(slides, text) },
      { title: t('tags.title'), items: matching(tags, text) },
      { title: t('codes.title'), items: matching(codes, text) },
    ]
      .filter(({ items }) => items.length > 0)
      .map(({ title, items }) => ({ title, items: items.slice(0, SHOWN_MAX) }))
      .toSorted((a, b) => Number(begins(b)) - Number(begins(a)));
    const [best] = found(browsers);
    const first = data.findBrowsers.find(({ id }) => best?.key === `browser ${id}`);
    if (first) return [...groups, screensOf(first)];
    const [named] = data.namedBrowsers;
    const { words } = splitAtScreen(text, screens);
    if (!named || words === '') return groups;
    const { title, items } = screensOf(named);
    return [...groups, { title, items: matching(items, words) }];
  };
}

const RECENT_KEY = 'recent-records';
const RECENT_MAX = 6;

/** Every screen of a browser counts as the browser. */
const TYPES: Record<string, string | undefined> = {
  [PAGES.adminBrowsers.path]: 'browser',
  [PAGES.adminSlides.path]: 'slide',
  [PAGES.adminCodes.path]: 'code',
};

/** The keys of records, such as `browser 5`; the last one is first. */
function readRecentRecords(): string[] {
  const stored = parseJson(readStored(RECENT_KEY) ?? '');
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}

export function useRecentRecord() {
  const { pathname, search } = useLocation();
  const key = recordAt(pathname, search);
  useEffect(() => {
    if (key)
      writeStored(
        RECENT_KEY,
        JSON.stringify([key, ...readRecentRecords().filter((other) => other !== key)].slice(0, RECENT_MAX)),
      );
  }, [key]);
}

function recordAt(pathname: string, search: string): string | null {
  const match = matchPath({ path: `${PAGES.adminBrowsers.path}/:id`, end: false }, pathname);
  const id = idInPath(match?.params.id ?? new URLSearchParams(search).get('edit'));
  const type = match ? 'browser' : TYPES[pathname];
  return id !== null && type ? `${type} ${id}` : null;
}
