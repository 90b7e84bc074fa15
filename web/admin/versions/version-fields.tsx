import { useWatch, useFormContext } from 'react-hook-form';
import { SCREENSHOTS_PER_VERSION } from '../../../rules/limits.ts';
import { namesFile } from '../../../rules/pinned.ts';
import { sameFile } from '../../../rules/release.ts';
import { type VersionInput, suggestUpdateType } from '../../../rules/version.ts';
import { PLATFORMS, UPDATE_TYPES } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { previewPath, versionPath } from '../../paths.ts';
import { CheckboxField, SelectField } from '../form/choice-fields.tsx';
import { FoldedSection, FormSection } from '../form/form-section.tsx';
import { PublicationFields } from '../form/publication-fields.tsx';
import { LocalizedField, TextField } from '../form/text-field.tsx';
import { Button } from '../ui/button.tsx';
import type { BrowserVersions } from './load-versions.ts';
import { ScreenshotsField } from './screenshots-field.tsx';
import { VersionFiles } from './version-files.tsx';
import { useArchitectureOptions, useChannelOptions, useVersionWarnings } from './version-name.ts';
import type { AdminVersionFragment } from './versions.generated.ts';

interface VersionFieldsProps {
  /** Null for a new version. */
  id: number | null;
  browser: BrowserVersions['browser'];
  /** The other versions of the browser, newest first. */
  versions: readonly AdminVersionFragment[];
}

/** The fields that not every version needs. */
const DETAILS = [
  'fileSize',
  'minOsVersion',
  'sha256',
  'pinned',
  'updateType',
  'sourceUrl',
] as const satisfies readonly (keyof VersionInput)[];

/** All fields of a version (spec §3, §5). */
export function VersionFields({ id, browser, versions }: VersionFieldsProps) {
  const { t } = useTranslation('admin');
  const page = id === null ? undefined : versionPath(id);
  return (
    <>
      <ReleaseFields browser={browser} versions={versions} />
      <FormSection title={t('versions.fileSection')}>
        <VersionFiles isNew={id === null} />
      </FormSection>
      <FormSection title={t('versions.contentSection')}>
        <LocalizedField<VersionInput> name="features" hint={t('versions.featuresHint')} rows={6} />
      </FormSection>
      <FoldedSection title={t('field.version.screenshots')} names={['screenshots']}>
        <ScreenshotsField name="screenshots" hint={t('versions.screenshotsHint', { max: SCREENSHOTS_PER_VERSION })} />
      </FoldedSection>
      <FoldedSection title={t('versions.detailsSection')} names={DETAILS}>
        <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
          <TextField<VersionInput> name="fileSize" hint={t('versions.fileSizeHint')} />
          <TextField<VersionInput> name="minOsVersion" hint={t('versions.minOsHint')} />
        </div>
        <TextField<VersionInput> name="sha256" hint={t('versions.sha256Hint')} spellCheck={false} />
        <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
          <PinnedField />
          <UpdateTypeField versions={versions} />
        </div>
        <TextField<VersionInput> name="sourceUrl" hint={t('versions.sourceUrlHint')} />
      </FoldedSection>
      <PublicationFields isFolded previewOf={page && (browser.isDraft ? previewPath(page) : page)} />
    </>
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
function ReleaseFields({ browser, versions }: Pick<VersionFieldsProps, 'browser' | 'versions'>) {
  const { t } = useTranslation(['admin', 'translation']);
  const { localize } = useLanguage();
  return (
    <FormSection title={t('versions.releaseSection')}>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <div>
          <p className="mb-1.5 text-sm font-medium">{t('slides.browser')}</p>
          <p className="flex min-h-10 items-center text-sm wrap-anywhere">{localize(browser.name)}</p>
        </div>
        <TextField<VersionInput> name="versionNumber" spellCheck={false} />
        <div className="grid gap-2">
          <TextField<VersionInput> name="releaseDate" />
          <CheckboxField<VersionInput> name="releaseDateIsFirstSeen" />
        </div>
        <SelectField<VersionInput>
          name="platform"
          emptyLabel={t('versions.choosePlatform')}
          emptyValue=""
          options={PLATFORMS.map((value) => ({ value, label: t(`translation:platform.${value}`) }))}
        />
        <SelectField<VersionInput>
          name="architecture"
          emptyLabel={t('versions.unstated')}
          options={useArchitectureOptions()}
        />
        <SelectField<VersionInput> name="releaseChannel" options={useChannelOptions()} />
      </div>
      <SameFileNote versions={versions} />
    </FormSection>
  );
}

function UpdateTypeField({ versions }: Pick<VersionFieldsProps, 'versions'>) {
  const { t } = useTranslation(['admin', 'catalogue']);
  return (
    <div>
      <SelectField<VersionInput>
        name="updateType"
        emptyLabel={t('versions.unstated')}
        options={UPDATE_TYPES.map((value) => ({ value, label: t(`catalogue:updateType.${value}`) }))}
      />
      <UpdateTypeSuggestion versions={versions} />
    </div>
  );
}

/** Suggests an update type by comparing the version number with the newest version of the same platform and channel. */
function UpdateTypeSuggestion({ versions }: { versions: readonly AdminVersionFragment[] }) {
  const { t } = useTranslation(['admin', 'catalogue']);
  const { control, setValue } = useFormContext<VersionInput>();
  const [number, platform, channel, chosen] = useWatch({
    control,
    name: ['versionNumber', 'platform', 'releaseChannel', 'updateType'],
  });
  const newest = versions.find((version) => version.platform === platform && version.releaseChannel === channel);
  const suggested = newest && number.trim() !== '' ? suggestUpdateType(newest.versionNumber, number) : null;
  if (!newest || !suggested || suggested === chosen) return null;
  const type = t(`catalogue:updateType.${suggested}`);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {t('versions.suggestion', { number: newest.versionNumber })}
      <Button
        variant="secondary"
        className="min-h-8! px-3!"
        onClick={() => setValue('updateType', suggested, { shouldDirty: true })}
      >
        {t('versions.takeSuggestion', { type })}
      </Button>
    </p>
  );
}
