import { useWatch } from 'react-hook-form';
import {
  FEATURES_MAX,
  FILE_SIZE_TEXT_MAX,
  MIN_OS_VERSION_MAX,
  SCREENSHOTS_PER_VERSION,
  VERSION_NUMBER_MAX,
} from '../../../rules/limits.ts';
import { valueAtPath } from '../../../rules/merge.ts';
import { namesFile } from '../../../rules/pinned.ts';
import { sameFile } from '../../../rules/release.ts';
import { checkVersion, type VersionInput } from '../../../rules/version.ts';
import { PLATFORMS, RELEASE_CHANNELS, UPDATE_TYPES } from '../../../rules/vocabulary.ts';
import { useCreateVersionMutation, useUpdateVersionMutation, type AdminVersionFragment } from './versions.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { previewPath, versionPath } from '../../paths.ts';
import { CheckboxField, SelectField } from '../form/choice-fields.tsx';
import { FoldedSection } from '../form/folded-section.tsx';
import { FormSection } from '../form/form-section.tsx';
import { LocalizedField } from '../form/localized-field.tsx';
import { PUBLICATION, PublicationFields, withPeriodCheck } from '../form/publication-fields.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { TextField } from '../form/text-field.tsx';
import { useGroupDifferences } from '../form/group-differences.ts';
import type { CreateContext } from '../form/idempotent-create.ts';
import { useRecordForm, type Stored } from '../form/use-record-form.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { LinkStatesProvider } from '../links/link-states.tsx';
import type { BrowserVersions } from './load-versions.ts';
import { ScreenshotsField } from './screenshots-field.tsx';
import { VersionFiles } from './version-files.tsx';
import { useArchitectureOptions } from './version-name.ts';
import { useVersionWarnings } from './version-warnings.ts';
import { UpdateTypeSuggestion } from './update-type-suggestion.tsx';

interface VersionFormProps {
  draftName: string;
  /** The title of the form with the name of the browser. */
  title: string;
  /** The id of the edited version; null for a new one. */
  editedId: number | null;
  stored: Stored<VersionInput>;
  fetchStored?: () => Promise<Stored<VersionInput> | null>;
  /** The fields that were copied from another version, with their values. */
  copied?: Readonly<Record<string, unknown>>;
  browser: BrowserVersions['browser'];
  /** All versions of the browser, newest first. */
  versions: readonly AdminVersionFragment[];
  onSaved: () => void;
  onCancel: () => void;
}

const NOTHING = {};
const checkForm = withPeriodCheck(checkVersion);
/** The fields that not every version needs. */
const DETAILS = [
  'fileSize',
  'minOsVersion',
  'sha256',
  'pinned',
  'updateType',
  'sourceUrl',
] as const satisfies readonly (keyof VersionInput)[];

/** The form of a version (spec §3, §5). */
export function VersionForm({
  draftName,
  title,
  editedId,
  stored,
  fetchStored,
  copied = NOTHING,
  browser,
  versions,
  onSaved,
  onCancel,
}: VersionFormProps) {
  const { t } = useTranslation('admin');
  const state = useRecordForm<VersionInput>({
    draftName,
    title,
    id: editedId,
    stored,
    fetchStored,
    check: checkForm,
    groups: [PUBLICATION],
    ...useSave(),
    onSaved,
  });
  const describe = useGroupDifferences<VersionInput>('version');
  const page = editedId === null ? undefined : versionPath(editedId);
  const others = versions.filter(({ id }) => id !== editedId);
  const warnings = useVersionWarnings();
  const warningsOf = () => {
    const values = state.form.getValues();
    if (Object.keys(checkForm(values)).length > 0) return [];
    const same = sameFile(others, values);
    const isCopied = Object.entries(copied).some(
      ([name, value]) => JSON.stringify(valueAtPath(values, name)) === JSON.stringify(value),
    );
    const otherNumber = warnings.otherNumber([values.downloadUrl, ...values.downloadMirrors], values.versionNumber);
    return [
      ...(same ? [warnings.existing(same)] : []),
      ...(otherNumber === null ? [] : [otherNumber]),
      ...(isCopied ? [t('versions.carriedOver')] : []),
    ];
  };
  return (
    <LinkStatesProvider
      urls={[stored.values.downloadUrl, ...stored.values.downloadMirrors, ...stored.values.screenshots]}
    >
      <RecordForm
        state={state}
        label={t(editedId === null ? 'versions.add' : 'versions.edit')}
        submitLabel={t('form.save')}
        onCancel={onCancel}
        describe={describe}
        warningsOf={warningsOf}
      >
        <ReleaseFields browser={browser} versions={others} />
        <FormSection title={t('versions.fileSection')}>
          <VersionFiles isNew={editedId === null} />
        </FormSection>
        <FormSection title={t('versions.contentSection')}>
          <LocalizedField<VersionInput>
            name="features"
            label={t('versions.features')}
            hint={t('versions.featuresHint')}
            required
            rows={6}
            max={FEATURES_MAX}
          />
        </FormSection>
        <FoldedSection title={t('versions.screenshots')} names={['screenshots']}>
          <ScreenshotsField
            name="screenshots"
            label={t('versions.screenshots')}
            hint={t('versions.screenshotsHint', { max: SCREENSHOTS_PER_VERSION })}
          />
        </FoldedSection>
        <FoldedSection title={t('versions.detailsSection')} names={DETAILS}>
          <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
            <TextField<VersionInput>
              name="fileSize"
              nullable
              label={t('versions.fileSize')}
              hint={t('versions.fileSizeHint')}
              max={FILE_SIZE_TEXT_MAX}
            />
            <TextField<VersionInput>
              name="minOsVersion"
              nullable
              label={t('versions.minOs')}
              hint={t('versions.minOsHint')}
              max={MIN_OS_VERSION_MAX}
            />
          </div>
          <TextField<VersionInput>
            name="sha256"
            nullable
            label={t('versions.sha256')}
            hint={t('versions.sha256Hint')}
            spellCheck={false}
          />
          <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
            <PinnedField />
            <UpdateTypeField versions={others} />
          </div>
          <TextField<VersionInput>
            name="sourceUrl"
            type="url"
            nullable
            label={t('versions.sourceUrl')}
            hint={t('versions.sourceUrlHint')}
            placeholder="https://"
            spellCheck={false}
          />
        </FoldedSection>
        <PublicationFields isFolded previewOf={page && (browser.isDraft ? previewPath(page) : page)} />
      </RecordForm>
      {editedId !== null && <RecordHistory type="version" record={String(editedId)} />}
    </LinkStatesProvider>
  );
}

/** Whether the download URL is a fixed link. Without a choice, the address decides. */
function PinnedField() {
  const { t } = useTranslation('admin');
  const [downloadUrl, versionNumber] = useWatch<VersionInput, ['downloadUrl', 'versionNumber']>({
    name: ['downloadUrl', 'versionNumber'],
  });
  return (
    <SelectField<VersionInput>
      name="pinned"
      isBoolean
      label={t('versions.pinned')}
      hint={t('versions.pinnedHint')}
      emptyLabel={t(namesFile(downloadUrl, versionNumber) ? 'versions.fixedByAddress' : 'versions.latestByAddress')}
      options={[
        { value: 'true', label: t('versions.alwaysThisFile') },
        { value: 'false', label: t('versions.mayBeNewer') },
      ]}
    />
  );
}

/** Says that the version exists already. It can still be saved. */
function SameFileNote({ versions }: { versions: readonly AdminVersionFragment[] }) {
  const warnings = useVersionWarnings();
  const [platform, architecture, releaseChannel, versionNumber] = useWatch<
    VersionInput,
    ['platform', 'architecture', 'releaseChannel', 'versionNumber']
  >({ name: ['platform', 'architecture', 'releaseChannel', 'versionNumber'] });
  const same = sameFile(versions, { platform, architecture, releaseChannel, versionNumber });
  return (
    <p role="status" className="text-sm text-tag-yellow empty:hidden">
      {same && warnings.existing(same)}
    </p>
  );
}

/** What every version needs, beside its address. */
function ReleaseFields({ browser, versions }: Pick<VersionFormProps, 'browser' | 'versions'>) {
  const { t } = useTranslation(['admin', 'catalogue', 'translation']);
  const { localize } = useLanguage();
  const architectures = useArchitectureOptions();
  return (
    <FormSection title={t('versions.releaseSection')}>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <div>
          <p className="mb-1.5 text-sm font-medium">{t('slides.browser')}</p>
          <p className="flex min-h-10 items-center text-sm wrap-anywhere">{localize(browser.name)}</p>
        </div>
        <TextField<VersionInput>
          name="versionNumber"
          label={t('versions.number')}
          required
          max={VERSION_NUMBER_MAX}
          spellCheck={false}
        />
        <div className="grid gap-2">
          <TextField<VersionInput> name="releaseDate" type="date" label={t('versions.releaseDate')} required />
          <CheckboxField<VersionInput> name="releaseDateIsFirstSeen" label={t('versions.firstSeen')} />
        </div>
        <SelectField<VersionInput>
          name="platform"
          label={t('versions.platform')}
          required
          emptyLabel={t('versions.choosePlatform')}
          emptyValue=""
          options={PLATFORMS.map((value) => ({ value, label: t(`translation:platform.${value}`) }))}
        />
        <SelectField<VersionInput>
          name="architecture"
          label={t('versions.architecture')}
          emptyLabel={t('versions.unstated')}
          options={architectures}
        />
        <SelectField<VersionInput>
          name="releaseChannel"
          label={t('versions.channel')}
          options={RELEASE_CHANNELS.map((value) => ({ value, label: t(`catalogue:channel.${value}`) }))}
        />
      </div>
      <SameFileNote versions={versions} />
    </FormSection>
  );
}

function UpdateTypeField({ versions }: Pick<VersionFormProps, 'versions'>) {
  const { t } = useTranslation(['admin', 'catalogue']);
  return (
    <div>
      <SelectField<VersionInput>
        name="updateType"
        label={t('versions.updateType')}
        emptyLabel={t('versions.unstated')}
        options={UPDATE_TYPES.map((value) => ({ value, label: t(`catalogue:updateType.${value}`) }))}
      />
      <UpdateTypeSuggestion versions={versions} />
    </div>
  );
}

function useSave() {
  const [create] = useCreateVersionMutation();
  const [update] = useUpdateVersionMutation();
  // Validation rejects a version without a browser, so this is only for the type.
  const inputOf = ({ browserId, ...fields }: VersionInput) => ({ ...fields, browserId: browserId ?? 0 });
  return {
    create: async (values: VersionInput, context: CreateContext) =>
      (await create({ variables: { input: inputOf(values) }, context })).data?.createVersion,
    update: (id: number, values: VersionInput, revision: number | null) =>
      update({ variables: { id, input: inputOf(values), revision } }),
  };
}
