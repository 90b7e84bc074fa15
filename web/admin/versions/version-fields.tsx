import { type ClipboardEvent, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { calendarDateOf } from '../../../rules/calendar.ts';
import { addressesIn, type FileGuess, guessFile, linesWithoutAddress } from '../../../rules/file-name.ts';
import { formatDate, formatFileSize } from '../../../rules/format.ts';
import { isBlank } from '../../../rules/issues.ts';
import { MIRRORS_PER_VERSION, SCREENSHOTS_PER_VERSION } from '../../../rules/limits.ts';
import { namesFile } from '../../../rules/pinned.ts';
import { suggestUpdateType, type VersionInput } from '../../../rules/records/version.ts';
import { filesToRepeat, sameFile } from '../../../rules/release.ts';
import {
  LANGUAGES,
  type LocalizedText,
  memberOf,
  PLATFORMS,
  RELEASE_CHANNELS,
  type ReleaseChannel,
} from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { previewPath, versionPath } from '../../paths.ts';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { type VersionFormView, versionFormPath } from '../admin-paths.ts';
import { FieldProblem, INPUT, RequiredMark, useControlProps, useFieldMessage, URL_INPUT } from '../form/field.tsx';
import { FoldedSection, FormSection } from '../form/form-section.tsx';
import { FieldUrlState } from '../form/link-states.tsx';
import { PublicationFields } from '../form/publication-fields.tsx';
import { useReleaseFileName, useVersionWarnings } from '../form/version-name.ts';
import { CheckboxField, LocalizedField, SelectField, TextField } from '../form/inputs.tsx';
import { Button } from '../ui/button.tsx';
import { AddressRows, LeftOutLines, ScreenshotsField, useAddresses } from './address-fields.tsx';
import { FilesSection, SystemFields } from './release-files.tsx';
import {
  type BrowserVersions,
  DEFAULT_FILE,
  filesWithoutFeatures,
  isOneVersion,
  NO_FEATURES,
  type ReleaseValues,
  sharedFeatures,
  type VersionValues,
} from './version-values.ts';
import type { AdminVersionFragment } from './versions.generated.ts';

interface VersionFieldsProps extends BrowserVersions {
  view: VersionFormView;
  /** The files that a release replaces or consists of. */
  previous: readonly AdminVersionFragment[];
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

/** The fields of a version (spec §3, §5), or of all files of a release. `versions` are the other ones, newest first. */
export function VersionFields({ view, browser, versions, previous }: VersionFieldsProps) {
  const { t } = useTranslation('admin');
  const { kind } = view;
  if (!isOneVersion(view))
    return (
      <>
        <ReleaseFields />
        {kind !== 'files' && (
          <>
            <FormSection title={t('release.files')}>
              <FilesSection previous={previous} versions={versions} />
            </FormSection>
            <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
              <FeaturesSection differ={t('release.featuresHint')} />
              <ReleasePreview />
            </div>
            <PublicationFields isFolded />
          </>
        )}
        {kind === 'files' && <FeaturesSection differ={t('release.featuresDiffer')} />}
        {kind === 'release' && (
          <OtherReleases browserId={browser.id} versions={versions} channel={previous[0]?.releaseChannel} />
        )}
      </>
    );
  const page = view.kind === 'edit' && view.id !== null ? versionPath(view.id) : undefined;
  return (
    <>
      <ReleaseFields browser={browser} versions={versions} />
      <FormSection title={t('versions.fileSection')}>
        <VersionFiles isNew={kind !== 'edit'} />
      </FormSection>
      <FeaturesSection />
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

/** What holds for all files of a release. For a single version, with its browser and its system. */
function ReleaseFields({ browser, versions }: Partial<BrowserVersions>) {
  const { t, localize } = useTranslation('admin');
  const warnings = useVersionWarnings();
  const { formState } = useFormContext<VersionInput>();
  const [platform, architecture, releaseChannel, versionNumber] = useWatch<
    VersionInput,
    ['platform', 'architecture', 'releaseChannel', 'versionNumber']
  >({ name: ['platform', 'architecture', 'releaseChannel', 'versionNumber'] });
  const same = versions && sameFile(versions, { platform, architecture, releaseChannel, versionNumber });
  return (
    <FormSection title={t('versions.releaseSection')}>
      <div
        className={`grid items-start gap-x-5 gap-y-4 ${browser ? 'sm:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-3'}`}
      >
        {browser && (
          <div>
            <p className="mb-1.5 text-sm font-medium">{t('slides.browser')}</p>
            <p className="flex min-h-10 items-center text-sm wrap-anywhere">{localize(browser.name)}</p>
          </div>
        )}
        <TextField<VersionInput> name="versionNumber" spellCheck={false} />
        <div className="grid gap-2">
          <TextField<VersionInput> name="releaseDate" />
          {(browser || formState.defaultValues?.releaseDateIsFirstSeen) && (
            <CheckboxField<VersionInput> name="releaseDateIsFirstSeen" />
          )}
        </div>
        {browser && <SystemFields />}
        <SelectField<VersionInput> name="releaseChannel" />
      </div>
      <p role="status" className="text-sm text-tag-yellow empty:hidden">
        {same && warnings.existing(same)}
      </p>
    </FormSection>
  );
}

/**
 * The features of all files. The fields are empty if the previous files have different ones, which each file then
 * keeps, as the text `differ` says; a file without a previous one has fields of its own.
 */
function FeaturesSection({ differ }: { differ?: string }) {
  const { t } = useTranslation('admin');
  const { control } = useFormContext<VersionValues>();
  const [files = [], { en, zh }] = useWatch({ control, name: ['files', 'features'] });
  const shared = sharedFeatures(files);
  const fileName = useReleaseFileName();
  useReplacedFeatures(shared ?? NO_FEATURES);
  return (
    <FormSection title={t('versions.contentSection')}>
      {!shared && <p className="text-sm text-muted">{differ}</p>}
      <LocalizedField<VersionInput>
        name="features"
        hint={t('versions.featuresHint')}
        required={shared !== null}
        rows={6}
      />
      {filesWithoutFeatures(files).map((index) => (
        <LocalizedField<ReleaseValues>
          key={index}
          name={`files.${index}.features`}
          label={t('release.featuresOf', { file: fileName(index, files[index] ?? DEFAULT_FILE) })}
          hint={t('release.featuresOfNew')}
          required={isBlank(en) || isBlank(zh)}
          rows={3}
        />
      ))}
    </FormSection>
  );
}

/** Replaces features that were not edited after the previous files have changed. */
function useReplacedFeatures({ en, zh }: LocalizedText): void {
  const { getValues, setValue } = useFormContext<ReleaseValues>();
  const before = useRef({ en, zh });
  useEffect(() => {
    const next = { en, zh };
    for (const language of LANGUAGES) {
      if (getValues(`features.${language}`) === before.current[language])
        setValue(`features.${language}`, next[language]);
    }
    before.current = next;
  }, [en, zh, getValues, setValue]);
}

/** What visitors see of the release, beside its form. */
function ReleasePreview() {
  const { t, language } = useTranslation(['admin', 'catalogue']);
  const { versionNumber, releaseDate, releaseChannel, features, files } = useDeferredValue(
    useWatch<ReleaseValues>() as ReleaseValues, // every field has a default
  );
  return (
    <aside aria-label={t('release.preview')} className="text-sm wrap-anywhere">
      <p aria-hidden="true" className="mb-2 font-medium text-muted">
        {t('release.preview')}
      </p>
      <div className="grid gap-2 rounded-2xl border border-line bg-surface p-5">
        <p className="font-semibold tabular-nums">
          {[versionNumber, t(`catalogue:channel.${releaseChannel as ReleaseChannel}`)].filter(Boolean).join(' · ')}
        </p>
        <p className="text-muted">{calendarDateOf(releaseDate) && formatDate(releaseDate, language)}</p>
        <ul className="grid gap-1">
          {files.map(({ platform, architecture, fileSize }, index) => {
            const known = memberOf(PLATFORMS, platform);
            return (
              known && (
                <li key={index}>
                  <PlatformLabel platform={known} /> {architecture?.toUpperCase()} {formatFileSize(fileSize)}
                </li>
              )
            );
          })}
        </ul>
        <p className="line-clamp-6 whitespace-pre-line">{features[language] || features.en}</p>
      </div>
    </aside>
  );
}

function OtherReleases({
  browserId,
  versions,
  channel,
}: {
  browserId: number;
  versions: readonly AdminVersionFragment[];
  channel: ReleaseChannel | undefined;
}) {
  const { t } = useTranslation(['admin', 'catalogue']);
  const others = RELEASE_CHANNELS.filter((other) => other !== channel).flatMap(
    (other) => filesToRepeat(versions, other)[0] ?? [],
  );
  if (others.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {others.map(({ versionNumber, releaseChannel }) => (
        <Link
          key={releaseChannel}
          to={versionFormPath(browserId, { kind: 'release', id: releaseChannel })}
          className="underline underline-offset-4 hover:text-accent"
        >
          {t('release.repeatOther', { channel: t(`catalogue:channel.${releaseChannel}`), number: versionNumber })}
        </Link>
      ))}
    </p>
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
      hint={t('versions.pinnedHint')}
      emptyLabel={t(namesFile(downloadUrl, versionNumber) ? 'versions.fixedByAddress' : 'versions.latestByAddress')}
      options={[
        { value: 'true', label: t('versions.alwaysThisFile') },
        { value: 'false', label: t('versions.mayBeNewer') },
      ]}
    />
  );
}

/** With a suggestion by the number of the newest version of the same platform and channel. */
function UpdateTypeField({ versions }: Pick<VersionFieldsProps, 'versions'>) {
  const { t } = useTranslation(['admin', 'catalogue']);
  const { control, setValue } = useFormContext<VersionInput>();
  const [number, platform, channel, chosen] = useWatch({
    control,
    name: ['versionNumber', 'platform', 'releaseChannel', 'updateType'],
  });
  const newest = versions.find((version) => version.platform === platform && version.releaseChannel === channel);
  const suggested = newest && !isBlank(number) ? suggestUpdateType(newest.versionNumber, number) : null;
  return (
    <div>
      <SelectField<VersionInput> name="updateType" emptyLabel={t('versions.unstated')} />
      {newest && suggested && suggested !== chosen && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          {t('versions.suggestion', { number: newest.versionNumber })}
          <Button
            variant="secondary"
            className="min-h-8! px-3!"
            onClick={() => setValue('updateType', suggested, { shouldDirty: true })}
          >
            {t('versions.takeSuggestion', { type: t(`catalogue:updateType.${suggested}`) })}
          </Button>
        </p>
      )}
    </div>
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
