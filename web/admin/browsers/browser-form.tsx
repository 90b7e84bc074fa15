import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
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
  useCreateBrowserMutation,
  useLastDisplayOrderQuery,
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
import { useRecordForm, type RecordFormState } from '../form/use-record-form.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { LoadedScreen } from '../layout/loaded-screen.tsx';
import { MissingBrowser } from '../layout/missing-record.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { LinkStatesProvider } from '../links/link-states.tsx';
import { buttonClass } from '../ui/button.tsx';
import { SpinnerPage } from '../ui/spinner.tsx';
import { BrowserPreview } from './browser-preview.tsx';
import { toPatch, formValuesOf } from './browser-values.ts';

interface ViewProps {
  onSaved: () => void;
  onCancel: () => void;
}

interface AddBrowserProps extends Omit<ViewProps, 'onSaved'> {
  onSaved: (created: AdminBrowserFragment | null) => void;
}

/** The form of a new browser, for which it suggests the last position of the list. */
export function AddBrowser(props: AddBrowserProps) {
  const { data, error } = useLastDisplayOrderQuery({ fetchPolicy: 'network-only' });
  if (!data && !error) return <SpinnerPage />;
  return (
    <NewBrowser
      displayOrder={nextDisplayOrder(data?.browsers.nodes.map((last) => last.displayOrder) ?? [])}
      {...props}
    />
  );
}

function NewBrowser({ displayOrder, onSaved, onCancel }: AddBrowserProps & { displayOrder: number }) {
  const { t } = useTranslation('admin');
  const { create, update } = useSave();
  const createdBrowser = useRef<AdminBrowserFragment | null>(null);
  // The position that was the last one when the form was opened.
  const [stored] = useState({ values: { ...DEFAULT_BROWSER, displayOrder }, revision: null });
  const state = useRecordForm<BrowserInput>({
    draftName: 'browser:new',
    title: t('browsers.addTitle'),
    id: null,
    stored,
    check: checkBrowser,
    create: async (input, context) => {
      const created = await create(input, context);
      createdBrowser.current = created ?? null;
      return created;
    },
    update,
    onSaved: () => onSaved(createdBrowser.current),
  });
  return <BrowserForm state={state} title={t('browsers.addTitle')} onCancel={onCancel} />;
}

/** The form of a stored browser. It is loaded again, because the list may be outdated. */
export function EditBrowser({ id, ...view }: ViewProps & { id: number }) {
  const { t } = useTranslation(['admin', 'translation']);
  const client = useApolloClient();
  const load = useCallback(
    () =>
      client
        .query({ query: BrowserToEditDocument, variables: { id }, fetchPolicy: 'network-only' })
        .then(({ data }) => data?.browser ?? null),
    [client, id],
  );
  return (
    <LoadedScreen
      load={load}
      title={t('browsers.title')}
      back={{ to: PAGES.adminBrowsers.path, label: t('browsers.title') }}
      message={t('translation:error.loadBrowser')}
      missing={<MissingBrowser />}
    >
      {(browser) => <EditLoadedBrowser browser={browser} load={load} {...view} />}
    </LoadedScreen>
  );
}

interface EditLoadedBrowserProps extends ViewProps {
  browser: EditableBrowserFragment;
  load: () => Promise<EditableBrowserFragment | null>;
}

function EditLoadedBrowser({ browser, load, onSaved, onCancel }: EditLoadedBrowserProps) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const { id } = browser;
  const title = t('browsers.editTitle', { name: localize(browser.name) });
  const storedOf = (current: EditableBrowserFragment) => ({
    values: formValuesOf(current),
    revision: current.revision,
  });
  const state = useRecordForm<BrowserInput>({
    draftName: `browser:${id}`,
    title,
    id,
    stored: storedOf(browser),
    check: checkBrowser,
    ...useSave(),
    fetchStored: async () => {
      const current = await load();
      return current && storedOf(current);
    },
    onSaved,
  });
  return (
    <>
      <BrowserForm state={state} browser={browser} title={title} onCancel={onCancel} />
      <div className="mt-8">
        <RecentDownloads period="month" browserId={id} />
      </div>
    </>
  );
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

interface BrowserFormProps {
  state: RecordFormState<BrowserInput>;
  /** Absent for a new browser. */
  browser?: AdminBrowserFragment;
  title: string;
  onCancel: () => void;
}

/** All fields of a browser (spec §3, §5), next to a preview of its card. */
function BrowserForm({ state, browser, title, onCancel }: BrowserFormProps) {
  const { t } = useTranslation('admin');
  const { defaultValues: stored } = state.form.formState;
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
      <LinkStatesProvider urls={[stored?.websiteUrl ?? null, stored?.iconUrl ?? null]}>
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
      {browser && <RecordHistory browser={browser.id} />}
    </>
  );
}
