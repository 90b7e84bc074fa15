import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDate } from '../../../rules/format.ts';
import { CHOICES_AT_ONCE } from '../../../rules/limits.ts';
import {
  useBrowserChoicesQuery,
  useChosenVersionQuery,
  useSlideBrowserQuery,
  useVersionChoicesQuery,
  type VersionChoiceFragment,
} from './slides.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Choices } from '../form/combobox-field.tsx';
import { useDebouncedText } from '../ui/filter-box.tsx';
import { usePlatformIds, useVersionName } from '../versions/version-name.ts';

interface LinkChoices {
  choices: Choices;
  chosen: string | undefined;
  onSearch: (text: string | null) => void;
}

/** The browsers that a slide can link to, by name; an empty list after an error, which is only logged (spec §8). */
export function useBrowserChoices(chosenId: number | null): LinkChoices {
  const { language, localize } = useLanguage();
  const [text, onSearch] = useState<string | null>(null);
  const search = useDebouncedText(text ?? '');
  const { data, previousData, error } = useBrowserChoicesQuery({
    variables: { first: CHOICES_AT_ONCE, search, language },
    skip: text === null,
  });
  useLogged(error);
  const { data: current } = useSlideBrowserQuery({ variables: { id: chosenId ?? 0 }, skip: chosenId === null });
  const page = error ? undefined : (data ?? previousData)?.browsers;
  const isChosen = ({ id }: { id: number }) => id === chosenId;
  const list = (page?.nodes ?? []).map(({ id, name, iconUrl }) => ({
    id,
    label: localize(name),
    aside: `#${id}`,
    iconUrl,
  }));
  return {
    choices: {
      list,
      total: page?.totalCount ?? 0,
      isLoading: (data === undefined && error === undefined) || search !== text?.trim(),
    },
    chosen: useChosenName(chosenId, current ? current.browser : page?.nodes.find(isChosen), ({ name }) =>
      localize(name),
    ),
    onSearch,
  };
}

/**
 * The versions of a browser that a slide can link to, newest first; an empty list after an error, which is only logged
 * (spec §8).
 */
export function useVersionChoices(
  browserId: number | null,
  chosenId: number | null,
): LinkChoices & { isEmpty: boolean } {
  const { language } = useLanguage();
  const nameOf = useVersionName();
  const [text, onSearch] = useState<string | null>(null);
  const search = usePlatformIds(useDebouncedText(text ?? ''));
  const variables = { browserId: browserId ?? 0, search, limit: CHOICES_AT_ONCE };
  // The versions are fetched when the field appears, so that they are loaded before the user opens it (spec §4).
  const { data, previousData, error } = useVersionChoicesQuery({
    variables,
    skip: browserId === null,
    fetchPolicy: 'network-only',
  });
  useLogged(error);
  const { data: current } = useChosenVersionQuery({ variables: { id: chosenId ?? 0 }, skip: chosenId === null });
  const previous = previousData?.browser?.id === browserId ? previousData : undefined;
  const page = error ? undefined : (data ?? previous)?.browser?.versions;
  const isChosen = ({ id }: { id: number }) => id === chosenId;
  const labelOf = (version: VersionChoiceFragment) =>
    `${nameOf(version)} · ${formatDate(version.releaseDate, language)}`;
  return {
    choices: {
      list: (page?.nodes ?? []).map((version) => ({
        id: version.id,
        label: labelOf(version),
        aside: `#${version.id}`,
      })),
      total: page?.totalCount ?? 0,
      isLoading: data === undefined && error === undefined,
    },
    chosen: useChosenName(chosenId, current ? current.version : page?.nodes.find(isChosen), labelOf),
    onSearch,
    isEmpty: browserId !== null && search === '' && (error !== undefined || page?.totalCount === 0),
  };
}

/** The name of the chosen record; an empty text without a choice. */
function useChosenName<T>(
  id: number | null,
  record: T | null | undefined,
  nameOf: (record: T) => string,
): string | undefined {
  const { t } = useTranslation('admin');
  if (id === null) return '';
  return record === null ? t('slides.targetGone') : record && nameOf(record);
}

function useLogged(error: unknown): void {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification requires it (§8)
    if (error !== undefined) console.error(error);
  }, [error]);
}
