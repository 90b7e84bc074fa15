import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo } from 'react';
import { LOCALES } from '../../../rules/vocabulary.ts';
import type { KeptVersionFragment } from '../../graph/admin.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useAllBrowsers } from '../browsers/use-all-browsers.ts';
import { useLoaded } from '../graph/use-loaded.ts';
import { loadVersions } from '../versions/load-versions.ts';

interface Choices<T> {
  list: readonly T[];
  isLoading: boolean;
}

/** The browsers a slide can lead to, by name; none when they cannot be loaded, which is only logged (spec §8). */
export function useBrowserChoices(): Choices<{ id: number; name: string }> {
  const { language } = useLanguage();
  const { browsers, error } = useAllBrowsers();
  useLogged(error);
  const list = useMemo(() => {
    const names = new Intl.Collator(LOCALES[language]);
    return (browsers ?? []).map(({ id, name }) => ({ id, name: name[language] || name.en })).toSorted((a, b) => names.compare(a.name, b.name));
  }, [browsers, language]);
  return { list, isLoading: browsers === undefined && error === undefined };
}

/** The versions of a browser a slide can lead to; none without a browser or when they cannot be loaded, which is only logged (spec §8). */
export function useVersionChoices(browserId: number | null): Choices<KeptVersionFragment> {
  const client = useApolloClient();
  const load = useCallback(async () => (browserId === null ? null : loadVersions(client, browserId)), [client, browserId]);
  const { data, error } = useLoaded(load);
  useLogged(error);
  return { list: data?.versions ?? [], isLoading: data === undefined && error === undefined };
}

function useLogged(error: unknown): void {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification has it logged (§8)
    if (error !== undefined) console.error(error);
  }, [error]);
}
