import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router-dom';
import { checkBrowser, DEFAULT_BROWSER, nextDisplayOrder, type BrowserInput } from '../../../rules/browser.ts';
import {
  BROWSER_DESCRIPTION_MAX,
  BROWSER_NAME_MAX,
  OTHER_NAMES_MAX,
  SHORT_DESCRIPTION_MAX,
} from '../../../rules/limits.ts';
import { PAGES } from '../../../rules/pages.ts';
import {
  BrowserToEditDocument,
  LastDisplayOrderDocument,
  useCreateBrowserMutation,
  useUpdateBrowserMutation,
  type AdminBrowserFragment,
  type EditableBrowserFragment,
} from './browsers.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath } from '../../paths.ts';
import { adminFactsPath, adminSourcesPath } from '../admin-paths.ts';
import { RecentDownloads } from '../downloads/recent-downloads.tsx';
import { CheckboxField, NumberField } from '../form/choice-fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { ImageField } from '../form/image-field.tsx';
import { LocalizedField } from '../form/localized-field.tsx';
import { DraftFields } from '../form/publication-fields.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { TagSelect } from '../form/tag-select.tsx';
import { TextField } from '../form/text-field.tsx';
import { useGroupDifferences } from '../form/group-differences.ts';
import type { CreateContext } from '../form/idempotent-create.ts';
import { useRecordForm, type Stored } from '../form/use-record-form.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { LoadedScreen } from '../layout/loaded-screen.tsx';
import { MissingBrowser } from '../layout/missing-record.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { LinkStatesProvider } from '../links/link-states.tsx';
import { buttonClass } from '../ui/button.tsx';
import { BrowserPreview } from './browser-preview.tsx';
import { toPatch, formValuesOf } from './browser-values.ts';

interface BrowserEditorProps {
  /** Null for a new browser. */
  id: number | null;
  onSaved: (created: AdminBrowserFragment | null) => void;
  onCancel: () => void;
}

interface LoadedBrowser {
  stored: Stored<BrowserInput>;
  /** Undefined for a new browser. */
  browser?: EditableBrowserFragment;
}

/** The form of a browser, which is loaded again, because the list may be outdated. */
export function BrowserEditor(props: BrowserEditorProps) {
  const { t } = useTranslation(['admin', 'translation']);
  const client = useApolloClient();
  const { id } = props;
  const load = useCallback(() => loadBrowser(client, id), [client, id]);
  return (
    <LoadedScreen
      load={load}
      title={t('browsers.title')}
      back={{ to: PAGES.adminBrowsers.path, label: t('browsers.title') }}
      message={t('translation:error.loadBrowser')}
      missing={<MissingBrowser />}
    >
      {(loaded) => <BrowserForm {...loaded} load={load} {...props} />}
    </LoadedScreen>
  );
}

/** A stored browser, or null if it does not exist. A new one gets the last position of the list. */
async function loadBrowser(client: ApolloClient, id: number | null): Promise<LoadedBrowser | null> {
  if (id === null) {
    const nodes = await client.query({ query: LastDisplayOrderDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => data?.browsers.nodes ?? [],
      () => [],
    );
    const displayOrder = nextDisplayOrder(nodes.map((last) => last.displayOrder));
    return { stored: { values: { ...DEFAULT_BROWSER, displayOrder }, revision: null } };
  }
  const { data } = await client.query({
    query: BrowserToEditDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const browser = data?.browser;
  return browser ? { stored: { values: formValuesOf(browser), revision: browser.revision }, browser } : null;
}

function useSave() {
  const [create] = useCreateBrowserMutation();
  const [update] = useUpdateBrowserMutation();
  return {
    create: async (input: BrowserInput, context: CreateContext) =>
      (await create({ variables: { input }, context })).data?.createBrowser,
    update: (id: number, values: BrowserInput, revision: number | null) =>
      update({ variables: { id, input: toPatch(values), revision } }),
  };
}

interface BrowserFormProps extends BrowserEditorProps, LoadedBrowser {
  load: () => Promise<LoadedBrowser | null>;
}

/** All fields of a browser (spec §3, §5), next to a preview of its card. */
function BrowserForm({ id, stored, browser, load, onSaved, onCancel }: BrowserFormProps) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const title = browser ? t('browsers.editTitle', { name: localize(browser.name) }) : t('browsers.addTitle');
  const { create, update } = useSave();
  const createdBrowser = useRef<AdminBrowserFragment | null>(null);
  const state = useRecordForm<BrowserInput>({
    draftName: `browser:${id ?? 'new'}`,
    title,
    id,
    stored,
    check: checkBrowser,
    create: async (input, context) => {
      const created = await create(input, context);
      createdBrowser.current = created ?? null;
      return created;
    },
    update,
    fetchStored: id === null ? undefined : async () => (await load())?.stored ?? null,
    onSaved: () => onSaved(createdBrowser.current),
  });
  const { defaultValues } = state.form.formState;
  const describe = useGroupDifferences<BrowserInput>('browser');
  return (
    <>
      <ScreenHeader title={title} back={{ to: PAGES.adminBrowsers.path, label: t('browsers.title') }}>
        {browser && (
          <div className="flex flex-wrap gap-2">
            <Link to={adminSourcesPath(browser.id)} className={buttonClass('secondary')}>
              {t('sources.title')}
            </Link>
            <Link to={adminFactsPath(browser.id)} className={buttonClass('secondary')}>
              {t('facts.title')}
            </Link>
          </div>
        )}
      </ScreenHeader>
      <LinkStatesProvider urls={[defaultValues?.websiteUrl ?? null, defaultValues?.iconUrl ?? null]}>
        <RecordForm state={state} label={title} submitLabel={t('form.save')} onCancel={onCancel} describe={describe}>
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid gap-6">
              <FormSection title={t('browsers.texts')}>
                <LocalizedField<BrowserInput> name="name" label={t('browsers.name')} required max={BROWSER_NAME_MAX} />
                <LocalizedField<BrowserInput>
                  name="shortDescription"
                  label={t('browsers.shortDescription')}
                  hint={t('browsers.shortHint')}
                  rows={3}
                  max={SHORT_DESCRIPTION_MAX}
                  stopsAtMax
                />
                <LocalizedField<BrowserInput>
                  name="description"
                  label={t('browsers.description')}
                  required
                  rows={6}
                  max={BROWSER_DESCRIPTION_MAX}
                />
                <TextField<BrowserInput>
                  name="otherNames"
                  label={t('browsers.otherNames')}
                  hint={t('browsers.otherNamesHint')}
                  max={OTHER_NAMES_MAX}
                  nullable
                />
              </FormSection>
              <FormSection title={t('browsers.links')}>
                <ImageField<BrowserInput>
                  name="iconUrl"
                  label={t('browsers.icon')}
                  hint={t('browsers.iconHint')}
                  required
                  shape="icon"
                />
                <TextField<BrowserInput>
                  name="websiteUrl"
                  label={t('browsers.website')}
                  type="url"
                  nullable
                  placeholder="https://"
                  spellCheck={false}
                />
              </FormSection>
              <FormSection title={t('browsers.place')}>
                <CheckboxField<BrowserInput>
                  name="isFeatured"
                  label={t('browsers.isFeatured')}
                  hint={t('browsers.featuredHint')}
                />
                <div className="grid items-start gap-5 sm:grid-cols-2">
                  <NumberField<BrowserInput>
                    name="displayOrder"
                    label={t('browsers.order')}
                    hint={t('browsers.orderHint')}
                  />
                  <NumberField<BrowserInput>
                    name="downloadCount"
                    label={t('browsers.downloads')}
                    hint={t(browser ? 'browsers.downloadsCounted' : 'browsers.downloadsHint')}
                    readOnly={browser !== undefined}
                  />
                </div>
                <TagSelect<BrowserInput> name="tags" label={t('browsers.tags')} />
              </FormSection>
              <DraftFields previewOf={browser && browserPath(browser.id)} />
            </div>
            <BrowserPreview browser={browser} />
          </div>
        </RecordForm>
      </LinkStatesProvider>
      {browser && (
        <>
          <RecordHistory browser={browser.id} />
          <div className="mt-8">
            <RecentDownloads period="month" browserId={browser.id} />
          </div>
        </>
      )}
    </>
  );
}
