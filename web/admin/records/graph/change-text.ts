import { FACT_TOPICS } from '#rules/facts.ts';
import { SHOWN_RECORD_TYPES, type RecordCount, type ShownRecordType } from '#rules/history.ts';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import { HOMEPAGE_SETTING_KEY } from '#rules/records/homepage.ts';
import { SOURCE_KINDS, SOURCE_RULES } from '#rules/sources.ts';
import { ARCHITECTURES, PLATFORMS, memberOf } from '#rules/vocabulary.ts';
import { useLocalize } from '../../../i18n/provider.tsx';
import { useSystemName, useTexts } from '../../ui/use-texts.ts';
import type { ChangeSummaryFragment } from '../history/history.generated.ts';

type Change = Pick<
  ChangeSummaryFragment,
  'kind' | 'isRedo' | 'recordType' | 'recordId' | 'title' | 'browserTitle' | 'counts'
>;

/** How many records of its own type a change has. */
export function findMainCount({ recordType, counts }: Pick<Change, 'recordType' | 'counts'>): RecordCount | undefined {
  const own = counts.filter((count) => count.recordType === recordType);
  return own.find(({ operation }) => operation === 'delete') ?? own[0];
}

export function useChangeText() {
  const { t } = useTexts();
  const titleOf = useRecordTitle();
  /** "Comet + 13 versions, 1 slide". */
  const recordsOf = (change: Change): string => {
    const others = SHOWN_RECORD_TYPES.flatMap((type) => {
      const same = change.counts.filter(({ recordType }) => recordType === type);
      const count = same.reduce((sum, one) => sum + one.count, type === change.recordType ? -1 : 0);
      return count > 0 ? t(`history.count.${type}`, { count }) : [];
    });
    return [titleOf(change), others.join(t('history.comma'))].filter(Boolean).join(' + ');
  };

  /** "Comet + 13 versions, 1 slide · Deleted". */
  const textOf = (change: Change) =>
    `${recordsOf(change)} · ${t(change.isRedo ? 'history.redone' : `history.kind.${change.kind}`)}`;

  /** "Name, Website, Tags, …". */
  const joinFirst = (first: readonly string[], count: number): string =>
    [...first, ...(count > first.length ? ['…'] : [])].join(t('history.comma'));

  return { recordsOf, textOf, joinFirst };
}

export interface NamedRecord {
  recordType: ShownRecordType;
  recordId: string;
  title: string;
  /** The English and the Chinese text, with a slash between. */
  browserTitle?: string | null;
}

/** "1.93.136 windows x64". */
const VERSION_TITLE = new RegExp(
  `^(?<number>.*) (?<platform>${PLATFORMS.join('|')}) ?(?<architecture>${ARCHITECTURES.join('|')})?$`,
  'u',
);

/** "Comet 1.93.136 · Windows X64". */
export function useRecordTitle(): (record: NamedRecord) => string {
  const { t } = useTexts();
  const localize = useLocalize();
  const systemName = useSystemName();
  const localized = (title: string) => {
    const [en = '', zh = '', ...others] = title.split(' / ');
    return others.length > 0 || zh === '' ? title : localize({ en, zh });
  };

  const versionTitle = (title: string) => {
    const { number = title, platform, architecture } = VERSION_TITLE.exec(title.trim())?.groups ?? {};
    const known = memberOf(PLATFORMS, platform);
    const file = known && { platform: known, architecture: memberOf(ARCHITECTURES, architecture) ?? null };
    return file ? `${number} · ${systemName(file)}` : number;
  };

  /** A change of the tag list names the tags that it changed; the title of the list itself is its key. */
  const settingTitle = (title: string, key: string) => {
    if (key === HOMEPAGE_SETTING_KEY) return t('homepage.title');
    if (key !== TAG_SETTING_KEY) return key;
    const browser = t('tags.title');
    return title === key ? browser : t('history.ofBrowser', { browser, name: localized(title) });
  };

  const sourceTitle = (title: string) => {
    const [word = '', ...identifier] = title.split(' ');
    const kind = memberOf(SOURCE_KINDS, word);
    return [kind ? SOURCE_RULES[kind].name : word, ...identifier].join(' ');
  };

  /** How to write the titles that are not just a text in both languages. */
  const titles: Partial<Record<ShownRecordType, (title: string, id: string) => string>> = {
    customCode: String,
    version: versionTitle,
    setting: settingTitle,
    source: sourceTitle,
    fact: (title) => {
      const topic = memberOf(FACT_TOPICS, title);
      return topic ? t(`topic.${topic}`) : title;
    },
  };

  return (record) => {
    const { recordType, recordId, title, browserTitle } = record;
    const name =
      title.trim() === ''
        ? `${t(`history.type.${recordType}`)} #${recordId}`
        : (titles[recordType] ?? localized)(title, recordId);
    if (!browserTitle || recordType === 'browser') return name;
    return t(recordType === 'version' ? 'history.withBrowser' : 'history.ofBrowser', {
      browser: localized(browserTitle),
      name,
    });
  };
}
