import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fold } from '../../../rules/fold.ts';
import { formatDate } from '../../../rules/format.ts';
import { CHOICES_AT_ONCE } from '../../../rules/limits.ts';
import { PLATFORMS } from '../../../rules/vocabulary.ts';
import { useBrowserChoicesQuery, useChosenVersionQuery, useSlideBrowserQuery, useVersionChoicesQuery, type VersionChoiceFragment } from './slides.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Choices } from '../form/combobox-field.tsx';
import { usePausedText } from '../ui/use-paused-text.ts';
import { useVersionName } from '../versions/version-name.ts';

interface LinkChoices {
  choices: Choices;
  /** The present choice in words; undefined while they are not known. */
  chosen: string | undefined;
  onSearch: (text: string | null) => void;
}

/** The browsers that a slide can lead to, by name; none when they cannot be loaded, which is only logged (spec §8). */
export function useBrowserChoices(chosenId: number | null): LinkChoices {
  const { language, localize } = useLanguage();
  const [text, onSearch] = useState<string | null>(null);
  const search = usePausedText(text ?? '');
  const { data, previousData, error } = useBrowserChoicesQuery({ variables: { first: CHOICES_AT_ONCE, search, language }, skip: text === null });
  useLogged(error);
  const { data: known } = useSlideBrowserQuery({ variables: { id: chosenId ?? 0 }, skip: chosenId === null });
  const page = error ? undefined : (data ?? previousData)?.browsers;
  const list = (page?.nodes ?? []).map(({ id, name, iconUrl }) => ({ id, label: localize(name), aside: `#${id}`, iconUrl }));
  return {
    choices: { list, total: page?.totalCount ?? 0, isLoading: (data === undefined && error === undefined) || search !== text?.trim() },
    chosen: useChosen(chosenId, known?.browser, ({ name }) => localize(name)),
    onSearch,
  };
}

/** The versions of a browser that a slide can lead to, the newest first; none when they cannot be loaded, which is only logged (spec §8). */
export function useVersionChoices(browserId: number | null, chosenId: number | null): LinkChoices & { isEmpty: boolean } {
  const { language } = useLanguage();
  const nameOf = useVersionName();
  const [text, onSearch] = useState<string | null>(null);
  const search = useServerWords(usePausedText(text ?? ''));
  const variables = { browserId: browserId ?? 0, search, limit: CHOICES_AT_ONCE };
  // Asked for whenever the field appears, so that they are there when it is opened (spec §4).
  const { data, previousData, error } = useVersionChoicesQuery({ variables, skip: browserId === null, fetchPolicy: 'network-only' });
  useLogged(error);
  const { data: known } = useChosenVersionQuery({ variables: { id: chosenId ?? 0 }, skip: chosenId === null });
  const former = previousData?.browser?.id === browserId ? previousData : undefined;
  const page = error ? undefined : (data ?? former)?.browser?.versions;
  const words = (version: VersionChoiceFragment) => `${nameOf(version)} · ${formatDate(version.releaseDate, language)}`;
  return {
    choices: { list: (page?.nodes ?? []).map((version) => ({ id: version.id, label: words(version), aside: `#${version.id}` })), total: page?.totalCount ?? 0, isLoading: data === undefined && error === undefined },
    chosen: useChosen(chosenId, known?.version, words),
    onSearch,
    isEmpty: browserId !== null && search === '' && (error !== undefined || page?.totalCount === 0),
  };
}

/** What stands for the present choice: nothing where there is none. */
function useChosen<T>(id: number | null, record: T | null | undefined, nameOf: (record: T) => string): string | undefined {
  const { t } = useTranslation('admin');
  if (id === null) return '';
  return record === null ? t('slides.targetGone') : record && nameOf(record);
}

/** A text with the platforms as the server calls them. */
function useServerWords(text: string): string {
  const { t } = useTranslation();
  return PLATFORMS.reduce((words, platform) => words.replaceAll(fold(t(`platform.${platform}`)), platform), fold(text));
}

function useLogged(error: unknown): void {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification has it logged (§8)
    if (error !== undefined) console.error(error);
  }, [error]);
}
