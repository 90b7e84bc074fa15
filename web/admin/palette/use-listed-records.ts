import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { editBrowserPath, editCustomCodePath, editSlidePath } from '../admin-paths.ts';
import { START_ACTION } from '../layout/requested-action.ts';
import { BEGINS, rankOf } from './match.ts';
import { usePaletteListsQuery, type PaletteBrowserFragment } from './palette.generated.ts';
import type { PaletteGroup, PaletteOption } from './palette-option.ts';
import { readRecentRecords } from './recent-records.ts';

/** How many slides, tags and codes are shown of each. */
const SHOWN_MAX = 5;

interface Listed {
  names: readonly string[];
  option: PaletteOption;
}

/** The slides, tags and codes that match a text; without a text the records that were used last. */
export function useListedRecords(text: string): PaletteGroup[] {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const optionOfBrowser = useOptionOfBrowser();
  const [recent] = useState(readRecentRecords);
  const { data } = usePaletteListsQuery({
    variables: {
      recent: recent.flatMap((key) => (key.startsWith('browser ') ? [Number(key.slice('browser '.length))] : [])),
    },
  });
  if (!data) return [];
  const slides = data.slides.map(({ id, title }): Listed => ({
    names: [title.en, title.zh],
    option: { key: `slide ${id}`, label: localize(title), icon: 'image', run: () => void navigate(editSlidePath(id)) },
  }));
  const tags = data.tags.map(({ id, label }): Listed => ({
    names: [id, label.en, label.zh],
    option: {
      key: `tag ${id}`,
      label: localize(label),
      icon: 'tag',
      run: () => void navigate(PAGES.adminTags.path, { state: { ...START_ACTION, record: id } }),
    },
  }));
  const codes = data.customCodes.map(({ id, name }): Listed => ({
    names: [name],
    option: { key: `code ${id}`, label: name, icon: 'code', run: () => void navigate(editCustomCodePath(id)) },
  }));
  const options = [...data.browsersByIds.map(optionOfBrowser), ...[...slides, ...codes].map(({ option }) => option)];
  const groups =
    text === ''
      ? [
          {
            title: t('palette.recent'),
            options: recent.flatMap((key) => options.find((option) => option.key === key) ?? []),
            isFirst: true,
          },
        ]
      : [
          matching(t('slides.title'), slides, text),
          matching(t('tags.title'), tags, text),
          matching(t('codes.title'), codes, text),
        ];
  return groups.filter((group) => group.options.length > 0);
}

function matching(title: string, records: readonly Listed[], text: string): PaletteGroup {
  const ranked = records.flatMap(({ names, option }) => {
    const rank = rankOf(names, text);
    return rank === null ? [] : [{ option, rank }];
  });
  const sorted = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, SHOWN_MAX);
  return { title, options: sorted.map(({ option }) => option), isFirst: sorted[0]?.rank === BEGINS };
}

export function useOptionOfBrowser(): (browser: PaletteBrowserFragment) => PaletteOption {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const navigate = useNavigate();
  return ({ id, name, iconUrl, isDraft }) => ({
    key: `browser ${id}`,
    label: localize(name),
    aside: isDraft ? `${t('publication.state.draft')} · #${id}` : `#${id}`,
    iconUrl,
    run: () => void navigate(editBrowserPath(id)),
  });
}
