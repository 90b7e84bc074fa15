import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../../rules/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, previewPath } from '../../paths.ts';
import { adminFactsPath, adminSourcesPath, adminVersionsPath, versionFormPath } from '../admin-paths.ts';
import { downloadsPath } from '../downloads/download-filter.ts';
import { usePlatformIds } from '../versions/use-platform-ids.ts';
import { useVersionName } from '../versions/version-name.ts';
import { BEGINS, LIKELY_RANK, rankOf } from './match.ts';
import { usePaletteQuery, type PaletteBrowserFragment, type PaletteQuery } from './palette.generated.ts';
import type { PaletteGroup, PaletteOption } from './palette-option.ts';
import { useListedRecords, useOptionOfBrowser } from './use-listed-records.ts';

const DEBOUNCE_MS = 120;
const [BROWSERS, VERSIONS] = [5, 6] as const;

interface FoundRecords {
  groups: PaletteGroup[];
  isLoading: boolean;
  error: unknown;
  retry: () => Promise<unknown>;
}

/**
 * The records that match a text, and what can be done with the first browser; without a text the records that were used
 * last. The server finds browsers and versions, also by pinyin.
 */
export function useRecords(text: string, isComposing: boolean): FoundRecords {
  const search = usePlatformIds(text);
  const [sent, setSent] = useState('');
  useEffect(() => {
    // While an input method composes a word, its letters are not what is meant.
    if (isComposing) return undefined;
    const timer = setTimeout(() => setSent(search), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [search, isComposing]);
  const { data, previousData, error, refetch } = usePaletteQuery({
    variables: { search: sent, browsers: BROWSERS, versions: VERSIONS },
    skip: sent === '',
  });
  const groups = useGroups(search === '' ? undefined : (data ?? previousData), text);
  const hasFailed = error !== undefined && !data;
  return {
    groups: hasFailed ? [] : groups,
    isLoading: search !== '' && (sent !== search || (!data && !error)),
    error: hasFailed && search !== '' ? error : undefined,
    retry: refetch,
  };
}

type Version = PaletteQuery['findVersions'][number];

function useGroups(data: PaletteQuery | undefined, text: string): PaletteGroup[] {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const optionsOfBrowser = useOptionsOfBrowser();
  const optionOfVersion = useOptionOfVersion();
  const optionOf = useOptionOfBrowser();
  const lists = useListedRecords(text);
  if (!data) return lists;
  const { findBrowsers, findVersions, similarBrowsers } = data;
  const isFound = findBrowsers.length > 0 || findVersions.length > 0;
  const isBegun = ({ name }: PaletteBrowserFragment) => rankOf([name.en, name.zh], text) === BEGINS;
  const found = isFound ? findBrowsers.toSorted((a, b) => Number(isBegun(b)) - Number(isBegun(a))) : similarBrowsers;
  const first = found[0] ?? findVersions[0]?.browser;
  const options = first ? optionsOfBrowser(first) : [];
  const named = isFound ? [] : options.filter(({ label }) => isNamedBeside(label, text));
  const rest = options.filter((option) => !named.includes(option));
  return [
    ...(first ? [{ title: localize(first.name), options: named }] : []),
    { title: t('palette.browsers'), options: found.map(optionOf), isFirst: found.some(isBegun) },
    { title: t('palette.versions'), options: findVersions.map(optionOfVersion) },
    ...lists,
    ...(first ? [{ title: localize(first.name), options: found.length > 0 ? rest : [optionOf(first), ...rest] }] : []),
  ].filter(({ options }) => options.length > 0);
}

/**
 * Whether a part of the text names what can be done with a browser, and the other part names the browser: "new rel
 * edge".
 */
function isNamedBeside(label: string, text: string): boolean {
  const isNaming = text.split(/\s+/u).map((word) => (rankOf([label], word) ?? Infinity) <= LIKELY_RANK);
  return isNaming.includes(true) && isNaming.includes(false);
}

function useOptionsOfBrowser(): (browser: PaletteBrowserFragment) => PaletteOption[] {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  return ({ id, isDraft }) => {
    const page = isDraft ? previewPath(browserPath(id)) : browserPath(id);
    const to = (path: string) => () => void navigate(path);
    return [
      {
        key: 'release',
        label: t('release.title'),
        icon: 'stack',
        run: to(versionFormPath(id, { kind: 'release', id: null })),
      },
      { key: 'versions', label: t('browsers.versions'), icon: 'stack', run: to(adminVersionsPath(id)) },
      { key: 'addVersion', label: t('versions.add'), icon: 'plus', run: to(versionFormPath(id, { kind: 'add' })) },
      { key: 'facts', label: t('facts.title'), icon: 'check', run: to(adminFactsPath(id)) },
      { key: 'sources', label: t('sources.title'), icon: 'inbox', run: to(adminSourcesPath(id)) },
      { key: 'downloads', label: t('nav.downloads'), icon: 'chart', run: to(downloadsPath({ browserId: id })) },
      { key: 'view', label: t('history.view'), icon: 'external', run: () => location.assign(page) },
    ];
  };
}

function useOptionOfVersion(): (version: Version) => PaletteOption {
  const { language, localize } = useLanguage();
  const navigate = useNavigate();
  const nameOf = useVersionName();
  return ({ id, browser, releaseDate, ...version }) => ({
    key: `version ${id}`,
    label: `${localize(browser.name)} ${nameOf(version)}`,
    aside: formatDate(releaseDate, language),
    iconUrl: browser.iconUrl,
    run: () => void navigate(versionFormPath(browser.id, { kind: 'edit', id })),
  });
}
