import { useRef, useState } from 'react';
import {
  checkHomepage,
  DEFAULT_HOMEPAGE,
  HOMEPAGE_SETTING_KEY,
  type HomepageSettings,
} from '#rules/records/homepage.ts';
import { useTexts } from '../ui/use-texts.ts';
import { useFocusOnAppended } from '../../ui/more.tsx';
import type { AdminBrowserFragment } from './browsers.generated.ts';
import { type BrowserPages, useBrowserPages } from './use-browser-pages.ts';
import { useMoveBrowser } from './browser-actions.tsx';
import { RecordForm } from '../records/form/record-form.tsx';
import type { Stored } from '../records/form/draft.ts';
import { formValues, useRecordForm } from '../records/form/use-record-form.ts';
import { useMessages } from '../records/graph/notices.ts';
import { CheckboxField, TextField } from '../records/form/inputs.tsx';
import { useRecordHistory } from '../records/history/record-history.tsx';
import { Loading, MoreButton, ScreenHeader, Section } from '../records/screen.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import { FilterBox } from '../ui/filter-box.tsx';
import { useRowDrag } from '../records/table/use-row-drag.ts';
import { HomepageCard } from './homepage-card.tsx';
import {
  type HomepageSettingsQuery,
  useHomepageSettingsQuery,
  useSaveHomepageSettingsMutation,
} from './homepage.generated.ts';

const HOME_PAGE_ORDER = { sort: 'default', reverse: false, language: 'en' } as const;

export function HomepagePage() {
  const { t } = useTexts();
  const { menu, history } = useRecordHistory({ type: 'setting', record: HOMEPAGE_SETTING_KEY });
  const [filter, setFilter] = useState('');
  const search = useDebouncedText(filter);
  const featured = useBrowserPages({ ...HOME_PAGE_ORDER, search: '', featured: true });
  const others = useBrowserPages({ ...HOME_PAGE_ORDER, search, featured: false });
  const reload = () => Promise.all([featured.refresh(), others.refresh()]);
  const total = featured.allCount;
  const { data, ...settings } = useHomepageSettingsQuery();
  const [saves, setSaves] = useState(0);
  return (
    <>
      <ScreenHeader title={t('homepage.title')} text={t('homepage.text')}>
        {menu}
      </ScreenHeader>
      <div className="grid gap-10">
        <Section
          title={t('homepage.featured')}
          aside={
            total !== undefined && (
              <span className="rounded-full bg-sunken px-2.5 py-0.5 hint tabular-nums">
                <span aria-hidden="true">{`${featured.total} / ${total}`}</span>
                <span className="sr-only">{t('homepage.featuredOf', { featured: featured.total, total })}</span>
              </span>
            )
          }
        >
          <Cards isMovable pages={withOnly(featured, true)} empty={t('homepage.noneFeatured')} reload={reload} />
        </Section>
        <Section
          title={t('homepage.all')}
          aside={
            <div className="w-full sm:ml-auto sm:w-72">
              <FilterBox label={t('homepage.search')} value={filter} onChange={setFilter} />
            </div>
          }
        >
          <Cards
            pages={{ ...withOnly(others, false), isOutdated: others.isOutdated || search !== filter.trim() }}
            empty={t(filter === '' ? 'homepage.noneLeft' : 'table.none')}
            reload={reload}
          />
        </Section>
        <Section title={t('homepage.others')}>
          <Loading data={data?.settings} query={settings}>
            {(stored) => (
              <SettingsForm
                key={saves}
                settings={stored}
                reload={settings.refetch}
                onSaved={() => setSaves(saves + 1)}
              />
            )}
          </Loading>
        </Section>
      </div>
      {history}
    </>
  );
}

/** The lists are loaded again one after the other, and in between a browser is not shown in both. */
function withOnly(pages: BrowserPages, isFeatured: boolean): BrowserPages {
  return { ...pages, browsers: pages.browsers?.filter((browser) => browser.isFeatured === isFeatured) };
}

interface CardsProps {
  pages: BrowserPages;
  empty: string;
  reload: () => Promise<unknown>;
  /** The handles of the rows or the arrow keys on them move a row. */
  isMovable?: boolean;
}

function Cards({ pages, empty, reload, isMovable = false }: CardsProps) {
  const { t } = useTexts();
  const moveTo = useMoveBrowser(reload);
  /** Moves a browser to the place of another one of this list, from 1. */
  const move = (browser: AdminBrowserFragment, place: number) => {
    const other = pages.browsers?.[place - 1];
    if (other) void moveTo(browser, Math.max(1, other.displayOrder));
  };
  const { markOf, handlers } = useRowDrag(pages.browsers ?? [], isMovable ? move : undefined);
  const list = useRef<HTMLUListElement>(null);
  const focusOnAppended = useFocusOnAppended(list, pages.browsers?.length ?? 0);
  return (
    <Loading data={pages.browsers} query={pages} message={t('error.loadBrowsers')}>
      {(browsers) => (
        <>
          {browsers.length === 0 && (
            <p className="rounded-2xl border border-dashed border-line px-6 py-8 text-center text-muted">{empty}</p>
          )}
          <ul
            ref={list}
            aria-busy={pages.isOutdated}
            className="divide-y divide-line panel transition-opacity empty:hidden aria-busy:opacity-50"
            {...handlers}
          >
            {browsers.map((browser, index) => (
              <HomepageCard
                key={browser.id}
                browser={browser}
                index={index}
                mark={markOf(index)}
                reload={reload}
                onMove={isMovable ? (step) => move(browser, index + 1 + step) : undefined}
              />
            ))}
          </ul>
          {pages.onMore && (
            <MoreButton
              isBusy={pages.isLoadingMore || pages.isOutdated}
              error={pages.moreError}
              onMore={() => {
                focusOnAppended();
                pages.onMore?.();
              }}
            />
          )}
        </>
      )}
    </Loading>
  );
}

type Settings = HomepageSettingsQuery['settings'];

function storedOf(settings: Settings): Stored<HomepageSettings> {
  return { values: formValues(settings, DEFAULT_HOMEPAGE), revision: settings.revision };
}

interface SettingsFormProps {
  settings: Settings;
  reload: () => Promise<{ data?: HomepageSettingsQuery | undefined }>;
  onSaved: () => void;
}

function SettingsForm({ settings, reload, onSaved }: SettingsFormProps) {
  const { t } = useTexts();
  const { showDone, showFailure } = useMessages();
  const [saveSettings] = useSaveHomepageSettingsMutation();
  const state = useRecordForm<HomepageSettings>({
    type: 'setting',
    draftName: 'homepage:settings',
    title: t('homepage.others'),
    id: 0,
    stored: storedOf(settings),
    check: checkHomepage,
    update: (_id, input, revision) => saveSettings({ variables: { input, revision } }),
    fetchStored: async () => storedOf((await reload()).data?.settings ?? settings),
    onSaved: () => {
      showDone(t('form.saved'));
      onSaved();
    },
    onFailure: (error) => showFailure(error, t('form.saveFailed')),
  });
  return (
    <RecordForm
      type="setting"
      label={t('homepage.others')}
      state={state}
      submitLabel={t('homepage.save')}
      className="grid gap-5 panel p-4 sm:p-5"
    >
      <CheckboxField<HomepageSettings> name="liveCounters" hint={t('homepage.liveCountersText')} />
      <p className="hint">{t('homepage.footerText')}</p>
      <div className="grid items-start gap-5 md:grid-cols-3">
        <TextField<HomepageSettings> name="aboutUrl" hint={t('homepage.footerHint')} type="url" />
        <TextField<HomepageSettings> name="contactUrl" hint={t('homepage.contactHint')} type="url" />
        <TextField<HomepageSettings> name="privacyUrl" hint={t('homepage.footerHint')} type="url" />
      </div>
    </RecordForm>
  );
}
