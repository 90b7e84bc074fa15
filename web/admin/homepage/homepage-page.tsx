import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { checkFooterLinks, type FooterLinks, HOMEPAGE_SETTING_KEY } from '../../../rules/records/homepage.ts';
import { useTexts } from '../use-texts.ts';
import { useFocusOnAppended } from '../../ui/use-focus-on-appended.ts';
import { type BrowserPages, useBrowserPages } from '../browsers/use-browser-pages.ts';
import { RecordForm } from '../form/record-form.tsx';
import type { Stored } from '../form/draft.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import { isConflict } from '../graph/failure-message.ts';
import { useMessages } from '../graph/notices.ts';
import { TextField } from '../form/inputs.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { ScreenHeader, Loading, MoreButton } from '../ui/screen.tsx';
import { FilterBox, useDebouncedText } from '../ui/filter-box.tsx';
import { Switch } from '../ui/switch.tsx';
import { HomepageCard } from './homepage-card.tsx';
import {
  HomepageSettingsDocument,
  type HomepageSettingsQuery,
  type SaveHomepageSettingsMutationVariables,
  useBrowserCountQuery,
  useHomepageSettingsQuery,
  useSaveHomepageSettingsMutation,
} from './homepage.generated.ts';

const HOME_PAGE_ORDER = { sort: 'default', reverse: false, language: 'en' } as const;

/** `/admin/homepage-settings` (spec §2): the featured browsers, their order and their tags. */
export function HomepagePage() {
  const { t } = useTexts();
  const [filter, setFilter] = useState('');
  const search = useDebouncedText(filter);
  const { data: catalogue } = useBrowserCountQuery();
  const featured = useBrowserPages({ ...HOME_PAGE_ORDER, search: '', featured: true });
  const others = useBrowserPages({ ...HOME_PAGE_ORDER, search, featured: false });
  const { refresh: refreshFeatured } = featured;
  const { refresh: refreshOthers } = others;
  const reload = useCallback(() => Promise.all([refreshFeatured(), refreshOthers()]), [refreshFeatured, refreshOthers]);
  const total = catalogue?.counters.browsers;
  return (
    <>
      <ScreenHeader title={t('homepage.title')} text={t('homepage.text')} />
      <div className="grid gap-10">
        <BrowserSection
          title={t('homepage.featured')}
          count={featured.browsers && total !== undefined ? `${featured.total} / ${total}` : undefined}
          countLabel={t('homepage.featuredOf', { featured: featured.total, total })}
          empty={t('homepage.noneFeatured')}
          pages={withOnly(featured, true)}
          reload={reload}
        />
        <BrowserSection
          title={t('homepage.all')}
          empty={t(filter === '' ? 'homepage.noneLeft' : 'table.none')}
          search={<FilterBox label={t('homepage.search')} value={filter} onChange={setFilter} />}
          pages={{ ...withOnly(others, false), isOutdated: others.isOutdated || search !== filter.trim() }}
          reload={reload}
        />
        <HomepageSettings />
      </div>
      <RecordHistory type="setting" record={HOMEPAGE_SETTING_KEY} />
    </>
  );
}

/** The lists are loaded again one after the other, and in between a browser is not shown in both. */
function withOnly(pages: BrowserPages, isFeatured: boolean): BrowserPages {
  return { ...pages, browsers: pages.browsers?.filter((browser) => browser.isFeatured === isFeatured) };
}

interface BrowserSectionProps {
  title: string;
  /** The number of browsers: shown as a figure, and in words for screen readers. */
  count?: string;
  countLabel?: string;
  empty: string;
  search?: ReactNode;
  pages: BrowserPages;
  reload: () => Promise<unknown>;
}

function BrowserSection({ title, count, countLabel, empty, search, pages, reload }: BrowserSectionProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 cluster gap-3">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {count && (
          <span className="rounded-full bg-sunken px-2.5 py-0.5 text-sm text-muted tabular-nums" title={countLabel}>
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{countLabel}</span>
          </span>
        )}
        {search && <div className="w-full sm:ml-auto sm:w-auto">{search}</div>}
      </div>
      <Loading data={pages.browsers} query={pages} message={t('translation:error.loadBrowsers')}>
        {(browsers) =>
          browsers.length === 0 ? (
            <p className="rounded-2xl border border-dashed border-line px-6 py-8 text-center text-muted">{empty}</p>
          ) : (
            <Cards pages={pages} browsers={browsers} reload={reload} />
          )
        }
      </Loading>
    </section>
  );
}

type CardsProps = Pick<BrowserSectionProps, 'pages' | 'reload'> & {
  browsers: NonNullable<BrowserPages['browsers']>;
};

function Cards({ pages, browsers, reload }: CardsProps) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const focusOnAppended = useFocusOnAppended(list, browsers.length);
  return (
    <>
      <ul
        ref={list}
        aria-busy={pages.isOutdated}
        className="grid gap-3 transition-opacity aria-busy:opacity-50 lg:grid-cols-2"
      >
        {browsers.map((browser) => (
          <HomepageCard key={browser.id} browser={browser} reload={reload} />
        ))}
      </ul>
      {pages.onMore && (
        <>
          <p role="status" className="mt-4 text-center text-sm text-muted tabular-nums">
            {t('table.shown', { shown: browsers.length, total: pages.total })}
          </p>
          <MoreButton
            isBusy={pages.isLoadingMore || pages.isOutdated}
            error={pages.moreError}
            onMore={() => {
              focusOnAppended();
              pages.onMore?.();
            }}
          />
        </>
      )}
    </>
  );
}

/** The other settings of the home page (spec §1): whether its counters are live, and the addresses of the footer. */
function HomepageSettings() {
  const { t } = useTexts();
  const { data, ...query } = useHomepageSettingsQuery();
  const [saves, setSaves] = useState(0);
  return (
    <>
      <Section id="counters" title={t('homepage.counters')}>
        <Loading data={data?.settings} query={query}>
          {(settings) => <LiveCounters settings={settings} reload={query.refetch} />}
        </Loading>
      </Section>
      {data && (
        <Section id="footer-links" title={t('homepage.footer')}>
          <FooterForm key={saves} settings={data.settings} reload={query.refetch} onSaved={() => setSaves(saves + 1)} />
        </Section>
      )}
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SettingsProps {
  settings: HomepageSettingsQuery['settings'];
  reload: () => Promise<{ data?: HomepageSettingsQuery | undefined }>;
}

function LiveCounters({ settings: { liveCounters, revision }, reload }: SettingsProps) {
  const { t } = useTexts();
  const { save, isSaving } = useSaveSettings();
  const { showFailure } = useMessages();
  const toggle = () =>
    save({ liveCounters: !liveCounters }, revision).catch(async (error: unknown) => {
      showFailure(error, t('form.saveFailed'));
      // The stored value is then shown, and the user can decide to save again.
      if (isConflict(error)) await reload();
    });
  return (
    <div className="flex items-center justify-between gap-4 panel p-4 sm:p-5">
      <div>
        <p className="font-medium">{t('field.setting.liveCounters')}</p>
        <p id="live-counters" className="text-sm text-muted">
          {t('homepage.liveCountersText')}
        </p>
      </div>
      <Switch
        label={t('field.setting.liveCounters')}
        describedBy="live-counters"
        isOn={liveCounters}
        isBusy={isSaving}
        onChange={() => void toggle()}
      />
    </div>
  );
}

function footerOf({ aboutUrl, contactUrl, privacyUrl, revision }: SettingsProps['settings']): Stored<FooterLinks> {
  return { values: { aboutUrl, contactUrl, privacyUrl }, revision };
}

function FooterForm({ settings, reload, onSaved }: SettingsProps & { onSaved: () => void }) {
  const { t } = useTexts();
  const { save } = useSaveSettings();
  const { showFailure } = useMessages();
  const state = useRecordForm<FooterLinks>({
    type: 'setting',
    draftName: 'homepage:footer',
    title: t('homepage.footer'),
    id: 0,
    stored: footerOf(settings),
    check: checkFooterLinks,
    update: (_id, links, revision) => save(links, revision),
    fetchStored: async () => footerOf((await reload()).data?.settings ?? settings),
    onSaved,
    onFailure: (error) => showFailure(error, t('form.saveFailed')),
  });
  return (
    <RecordForm
      type="setting"
      label={t('homepage.footer')}
      state={state}
      submitLabel={t('homepage.saveFooter')}
      className="grid gap-5 panel p-4 sm:p-5"
    >
      <p className="text-sm text-muted">{t('homepage.footerText')}</p>
      <div className="grid items-start gap-5 md:grid-cols-3">
        <TextField<FooterLinks> name="aboutUrl" hint={t('homepage.footerHint')} type="url" />
        <TextField<FooterLinks> name="contactUrl" hint={t('homepage.contactHint')} type="url" />
        <TextField<FooterLinks> name="privacyUrl" hint={t('homepage.footerHint')} type="url" />
      </div>
    </RecordForm>
  );
}

/** Saves settings of the home page, and says so. Rejects with a conflict if `revision` is not the stored one. */
function useSaveSettings() {
  const { t } = useTexts();
  const { showDone } = useMessages();
  const client = useApolloClient();
  const [saveSettings, { loading: isSaving }] = useSaveHomepageSettingsMutation({
    // The settings have no id, so Apollo's cache cannot update them by itself.
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: HomepageSettingsDocument, data: { settings: data.saveSettings } }),
  });
  const save = async (changed: Partial<SaveHomepageSettingsMutationVariables['input']>, revision: number | null) => {
    const { liveCounters = false } = client.readQuery({ query: HomepageSettingsDocument })?.settings ?? {};
    await saveSettings({ variables: { input: { liveCounters, ...changed }, revision } });
    showDone(t('form.saved'), { isBrief: true });
  };
  return { save, isSaving };
}
