import { useWatch, useFormContext } from 'react-hook-form';
import { SCREENSHOTS_PER_VERSION, MIRRORS_PER_VERSION } from '../../../rules/limits.ts';
import { namesFile } from '../../../rules/pinned.ts';
import { sameFile } from '../../../rules/release.ts';
import { type VersionInput, suggestUpdateType } from '../../../rules/records/version.ts';
import { PLATFORMS, UPDATE_TYPES } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { previewPath, versionPath } from '../../paths.ts';
import { CheckboxField, SelectField } from '../form/choice-fields.tsx';
import { FoldedSection, FormSection } from '../form/form-section.tsx';
import { PublicationFields } from '../form/publication-fields.tsx';
import { LocalizedField, TextField, URL_INPUT } from '../form/text-field.tsx';
import { Button } from '../ui/button.tsx';
import type { BrowserVersions } from './load-versions.ts';
import { ScreenshotsField } from './screenshots-field.tsx';
import { useArchitectureOptions, useChannelOptions, useVersionWarnings } from '../form/version-name.ts';
import type { AdminVersionFragment } from './versions.generated.ts';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { addressesIn, type FileGuess, guessFile, linesWithoutAddress } from '../../../rules/file-name.ts';
import { isBlank } from '../../../rules/issues.ts';
import { FieldProblem, INPUT, RequiredMark, useControlProps, useFieldMessage } from '../form/field.tsx';
import { FieldUrlState } from '../form/link-states.tsx';
import { AddressRows, useAddresses, LeftOutLines } from './address-rows.tsx';

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

const COLUMNS = 'md:grid md:grid-cols-[9rem_minmax(0,1fr)_7.5rem] md:gap-3';
const ROW = `grid gap-1.5 py-3 ${COLUMNS} md:items-start`;

/** The addresses of a version: the main file and its mirrors, one in each row. */
export function VersionFiles({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('admin');
  const mirrors = useAddresses('downloadMirrors');
  const control = useControlProps('downloadMirrors', { hasHint: true, required: undefined });
  const { urls, change, focus, list, addButton, leftOut, message } = mirrors;
  return (
    <div>
      <div aria-hidden="true" className={`hidden border-b border-line pb-2 text-xs font-medium text-muted ${COLUMNS}`}>
        <span>{t('versions.file')}</span>
        <span>{t('release.address')}</span>
      </div>
      <ul ref={list} className="divide-y divide-line">
        <MainFile isNew={isNew} />
        <AddressRows
          addresses={mirrors}
          itemName={(number) => t('versions.mirror', { number })}
          describedBy={control['aria-describedby']}
          before={(_url, item) => <RowName>{item}</RowName>}
          below={(url) => <OtherNumber url={url} />}
          className={ROW}
        />
      </ul>
      <div className="grid gap-2 border-t border-line pt-4">
        <LeftOutLines text={t('release.pasteSkipped')} lines={leftOut} />
        <FieldProblem id={control.id} message={message} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {urls.length < MIRRORS_PER_VERSION && (
            <Button
              ref={addButton}
              variant="secondary"
              icon="plus"
              onClick={() => {
                change([...urls, '']);
                focus(urls.length);
              }}
            >
              {t('versions.addMirror')}
            </Button>
          )}
          <span id={`${control.id}-hint`} className="text-xs text-muted">
            {t('versions.mirrorsHint')}
          </span>
        </div>
      </div>
    </div>
  );
}

/**
 * For a new version, what a pasted address says about its file is filled in, and other pasted addresses become mirrors.
 */
function MainFile({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('admin');
  const { register, getValues, setValue } = useFormContext<VersionInput>();
  const message = useFieldMessage('downloadUrl');
  const control = useControlProps('downloadUrl', { hasHint: isNew, required: true });
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const url = useWatch<VersionInput, 'downloadUrl'>({ name: 'downloadUrl' });
  const guess = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const [address, ...mirrors] = addressesIn(text);
    setLeftOut(address === undefined ? [] : linesWithoutAddress(text));
    if (address === undefined) return;
    if (hasLines(text) || mirrors.length > 0) {
      event.preventDefault();
      setValue('downloadUrl', address, { shouldDirty: true });
      if (mirrors.length > 0)
        setValue('downloadMirrors', [...getValues('downloadMirrors').filter((url) => !isBlank(url)), ...mirrors], {
          shouldDirty: true,
        });
    }
    if (!isNew) return;
    for (const [name, value] of Object.entries(guessFile(address)) as [keyof FileGuess, string | null][])
      if (value !== null && isBlank(getValues(name))) setValue(name, value, { shouldDirty: true });
  };
  return (
    <li className={ROW}>
      <RowName>
        <label htmlFor={control.id} className="font-medium">
          {t('field.version.downloadUrl')}
          <RequiredMark />
        </label>
      </RowName>
      <div className="min-w-0 md:col-span-2">
        <input {...URL_INPUT} {...control} {...register('downloadUrl')} onPaste={guess} className={`${INPUT} h-10`} />
        <FieldUrlState name="downloadUrl" />
        <OtherNumber url={url} />
        {isNew && (
          <p id={`${control.id}-hint`} className="mt-1.5 text-xs text-muted">
            {t('versions.downloadUrlHint')}
          </p>
        )}
        <LeftOutLines text={t('release.pasteSkipped')} lines={leftOut} />
        <FieldProblem id={control.id} message={message} />
      </div>
    </li>
  );
}

function RowName({ children }: { children: ReactNode }) {
  return <div className="text-sm md:pt-2.5">{children}</div>;
}

/** Warns of an address with another version number than the version's. */
function OtherNumber({ url }: { url: string }) {
  const warnings = useVersionWarnings();
  const versionNumber = useWatch<VersionInput, 'versionNumber'>({ name: 'versionNumber' });
  return (
    <p role="status" className="mt-1.5 text-sm text-tag-yellow empty:hidden">
      {warnings.otherNumber([url], versionNumber)}
    </p>
  );
}

/** An input would join lines. */
function hasLines(text: string): boolean {
  return text.trim().includes('\n');
}
