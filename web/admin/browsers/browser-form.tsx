import { type BrowserInput, checkBrowser, DEFAULT_BROWSER } from '#rules/records/browser.ts';
import { PAGES, recordPath } from '#rules/pages.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { browserPath } from '../../paths.ts';
import { RecentDownloads } from '../records/downloads.tsx';
import type { Stored } from '../records/form/draft.ts';
import { FormPreview, FormSection } from '../records/form/form-section.tsx';
import { MoreFields } from '../records/form/publication-fields.tsx';
import { useTagList } from '../records/form/tag-select.tsx';
import { RecordField } from '../records/form/inputs.tsx';
import { type Loaded, loadedBy } from '../records/graph/hooks.ts';
import { MissingBrowser } from '../records/screen.tsx';
import { newLoaded, RecordEditor, type RecordEditorProps } from '../records/record-editor.tsx';
import { Button } from '../ui/button.tsx';
import { formValues, useFormValues } from '../records/form/use-record-form.ts';
import {
  type BrowserToEditQuery,
  type EditableBrowserFragment,
  useBrowserToEditQuery,
  useCreateBrowserMutation,
  useLastDisplayOrderQuery,
  useUpdateBrowserMutation,
} from './browsers.generated.ts';
import { useDeferredValue } from 'react';
import { tagsFor } from '#rules/tag.ts';
import { parseHttpUrl } from '#rules/url.ts';
import { BrowserCard } from '../../ui/browser-card.tsx';
import { usePageContext } from '../../ui/page-context.ts';

interface LoadedBrowser extends Stored<BrowserInput> {
  browser?: EditableBrowserFragment;
}

export function BrowserEditor({
  id,
  ...handlers
}: Pick<RecordEditorProps<BrowserInput, LoadedBrowser>, 'id' | 'onSaved' | 'onCancel'>) {
  const { t } = useTexts();
  const localize = useLocalize();
  const [create] = useCreateBrowserMutation();
  const [update] = useUpdateBrowserMutation();
  return (
    <RecordEditor
      type="browser"
      id={id}
      draftName={`browser:${id ?? 'new'}`}
      query={useLoadedBrowser(id)}
      loadFailed={t('error.loadBrowser')}
      missing={<MissingBrowser />}
      back={{ to: PAGES.adminBrowsers.path, label: t('browsers.title') }}
      titleOf={(loaded) => {
        if (!loaded) return t('browsers.title');
        const { browser } = loaded;
        return browser ? t('browsers.editTitle', { name: localize(browser.name) }) : t('browsers.addTitle');
      }}
      check={checkBrowser}
      create={async (input, context) => (await create({ variables: { input }, context })).data?.createBrowser}
      update={(edited, values, revision) => update({ variables: { id: edited, input: toPatch(values), revision } })}
      actions={
        id !== null && (
          <>
            <Button to={recordPath('adminVersions', id)} variant="secondary">
              {t('browsers.versions')}
            </Button>
            <Button to={recordPath('adminSources', id)} variant="secondary">
              {t('sources.title')}
            </Button>
            <Button to={recordPath('adminFacts', id)} variant="secondary">
              {t('facts.title')}
            </Button>
          </>
        )
      }
      history={{ browser: id ?? undefined }}
      footer={id !== null && <RecentDownloads period="month" browserId={id} />}
      {...handlers}
    >
      {({ browser }) => <BrowserFields browser={browser} />}
    </RecordEditor>
  );
}

function useLoadedBrowser(id: number | null): Loaded<LoadedBrowser> {
  const last = useLastDisplayOrderQuery({ skip: id !== null, fetchPolicy: 'no-cache' });
  const query = useBrowserToEditQuery({ variables: { id: id ?? 0 }, skip: id === null, fetchPolicy: 'no-cache' });
  return id === null ? newLoaded(last, last.data?.browsers.nodes, DEFAULT_BROWSER) : loadedBy(query, loadedBrowser);
}

export function loadedBrowser({ browser }: BrowserToEditQuery) {
  if (!browser) return null;
  const values = formValues({ ...browser, tags: browser.tags.map((tag) => tag.id) }, DEFAULT_BROWSER);
  return { values, revision: browser.revision, browser };
}

const BrowserField = RecordField<BrowserInput>;

function BrowserFields({ browser }: Pick<LoadedBrowser, 'browser'>) {
  const { t } = useTexts();
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-6">
        <FormSection title={t('browsers.texts')}>
          <BrowserField name="name" />
          <BrowserField name="shortDescription" hint={t('browsers.shortHint')} rows={3} stopsAtMax />
          <BrowserField name="description" rows={6} />
        </FormSection>
        <FormSection title={t('browsers.links')}>
          <BrowserField name="iconUrl" hint={t('browsers.iconHint')} shape="icon" />
          <BrowserField name="websiteUrl" />
        </FormSection>
        <FormSection title={t('browsers.place')}>
          <BrowserField name="isFeatured" label={t('browsers.isFeatured')} hint={t('browsers.featuredHint')} />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <BrowserField name="displayOrder" hint={t('browsers.orderHint')} />
            {browser && (
              <BrowserField
                name="downloadCount"
                label={t('browsers.downloads')}
                hint={t('browsers.downloadsCounted')}
                readOnly
              />
            )}
          </div>
          <BrowserField name="tags" />
        </FormSection>
        <MoreFields names={['otherNames', 'makerHosts', 'slug']} previewOf={browser && browserPath(browser.id)}>
          <BrowserField name="otherNames" hint={t('browsers.otherNamesHint')} />
          <BrowserField name="makerHosts" hint={t('browsers.makerHostsHint')} />
          <BrowserField name="slug" hint={t('browsers.slugHint')} />
        </MoreFields>
      </div>
      <BrowserPreview browser={browser} />
    </div>
  );
}

function BrowserPreview({ browser }: { browser: EditableBrowserFragment | undefined }) {
  const { t } = useTexts();
  const { renderedAt } = usePageContext();
  const list = useTagList();
  const { name, description, shortDescription, iconUrl, tags, downloadCount } =
    useDeferredValue(useFormValues<BrowserInput>());
  const named = name.en || name.zh ? name : { en: t('browsers.unnamed'), zh: t('browsers.unnamed') };
  const card = {
    id: browser?.id ?? 0,
    name: named,
    description,
    shortDescription,
    iconUrl: parseHttpUrl(iconUrl) ? iconUrl : '/favicon.svg',
    status: null,
    tags: tagsFor(tags, list),
    platforms: browser?.platforms ?? [],
    downloads: browser?.downloads ?? [],
    downloadCount,
    updatedAt: browser?.updatedAt ?? renderedAt,
  };
  return (
    <FormPreview title={t('browsers.preview')}>
      {/* Beside the form, the card is as narrow as on a phone. */}
      <div inert className="max-w-sm">
        <BrowserCard browser={card} platform={card.platforms[0]?.platform} />
      </div>
    </FormPreview>
  );
}

/** The input of an update. It has no download count, because the server counts downloads. */
export function toPatch({ downloadCount: _own, ...change }: BrowserInput): Omit<BrowserInput, 'downloadCount'> {
  return change;
}
