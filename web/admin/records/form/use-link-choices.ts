import { useEffect, useState } from 'react';
import { useLanguage, useLocalize } from '../../../i18n/provider.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import { formatDate } from '#rules/format.ts';
import type { LocalizedText } from '#rules/vocabulary.ts';
import {
  useBrowserChoicesQuery,
  useChosenVersionQuery,
  useSlideBrowserQuery,
  useVersionChoicesQuery,
  type VersionChoiceFragment,
} from '../../slides/slides.generated.ts';
import type { Choice } from './combobox-field.tsx';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import { usePlatformIds, useVersionName } from './version-name.ts';

const CHOICES_AT_ONCE = 20;

/** The browsers by name; an empty list after an error, which is only logged (spec §8). */
export function useBrowserChoices(chosenId: number | null) {
  const language = useLanguage();
  const localize = useLocalize();
  const [text, onSearch] = useState<string | null>(null);
  const search = useDebouncedText(text ?? '');
  const { data, previousData, error } = useBrowserChoicesQuery({
    variables: { first: CHOICES_AT_ONCE, search, language },
    skip: text === null,
  });
  const { data: current } = useSlideBrowserQuery({ variables: { id: chosenId ?? 0 }, skip: chosenId === null });
  const choices = useChoices<{ name: LocalizedText; iconUrl?: string }>({
    chosenId,
    current: current?.browser,
    page: (data ?? previousData)?.browsers,
    error,
    isLoading: data === undefined || search !== text?.trim(),
    choiceOf: ({ name, iconUrl }) => ({ label: localize(name), iconUrl }),
  });
  return { ...choices, onSearch };
}

/** Newest first; an empty list after an error, which is only logged (spec §8). */
export function useVersionChoices(browserId: number | null, chosenId: number | null) {
  const language = useLanguage();
  const nameOf = useVersionName();
  const [text, onSearch] = useState<string | null>(null);
  const search = usePlatformIds(useDebouncedText(text ?? ''));
  // The versions are fetched when the field appears, so that they are loaded before the user opens it (spec §4).
  const { data, previousData, error } = useVersionChoicesQuery({
    variables: { browserId: browserId ?? 0, search, limit: CHOICES_AT_ONCE },
    skip: browserId === null,
    fetchPolicy: 'network-only',
  });
  const { data: current } = useChosenVersionQuery({ variables: { id: chosenId ?? 0 }, skip: chosenId === null });
  const page = (data ?? (previousData?.browser?.id === browserId ? previousData : undefined))?.browser?.versions;
  const choices = useChoices({
    chosenId,
    current: current?.version,
    page,
    error,
    isLoading: data === undefined,
    choiceOf: (version: VersionChoiceFragment) => ({
      label: `${nameOf(version)} · ${formatDate(version.releaseDate, language)}`,
    }),
  });
  const isEmpty = browserId !== null && search === '' && (error !== undefined || page?.totalCount === 0);
  return { ...choices, onSearch, isEmpty };
}

interface ChoicesOptions<T> {
  chosenId: number | null;
  /** The chosen record; undefined while it loads, null if it does not exist. */
  current: T | null | undefined;
  page: { nodes: readonly (T & { id: number })[]; totalCount: number } | undefined;
  error: unknown;
  isLoading: boolean;
  choiceOf: (record: T) => Pick<Choice, 'label' | 'iconUrl'>;
}

/** The name of the chosen record is empty without a choice. */
function useChoices<T>({ chosenId, current, page, error, isLoading, choiceOf }: ChoicesOptions<T>) {
  const { t } = useTexts();
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification requires it (§8)
    if (error !== undefined) console.error(error);
  }, [error]);
  const { nodes = [], totalCount = 0 } = (error === undefined && page) || {};
  const record = current === undefined ? nodes.find(({ id }) => id === chosenId) : current;
  const nameOfChosen = () => (record === null ? t('slides.targetGone') : record && choiceOf(record).label);
  return {
    choices: {
      list: nodes.map((one) => ({ id: one.id, aside: `#${one.id}`, ...choiceOf(one) })),
      total: totalCount,
      isLoading: isLoading && error === undefined,
    },
    chosen: chosenId === null ? '' : nameOfChosen(),
  };
}
