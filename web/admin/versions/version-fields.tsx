import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
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
import { useTexts } from '../use-texts.ts';
import { previewPath, versionPath } from '../../paths.ts';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { type VersionFormView, versionFormPath } from '../admin-paths.ts';
import { FieldProblem, INPUT, RequiredMark, useControlProps, useFieldMessage, URL_INPUT } from '../form/field.tsx';
import { FoldedSection, FormSection } from '../form/form-section.tsx';
import { FieldUrlState } from '../form/link-states.tsx';
import { PublicationFields } from '../form/publication-fields.tsx';
import { CheckboxField, LocalizedField, SelectField, TextField } from '../form/inputs.tsx';
import { useReleaseFileName, useVersionWarnings } from '../form/version-name.ts';
import { Button } from '../ui/button.tsx';
import { AddressRows, LeftOutLines, ScreenshotsField, useAddresses } from './address-fields.tsx';
import { FilesSection, SystemFields } from './release-files.tsx';
import {
  type BrowserVersions,
  DEFAULT_FILE,
  filesWithoutFeatures,
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

const DETAILS = [
  'fileSize',
  'minOsVersion',
  'sha256',
  'pinned',
  'updateType',
  'sourceUrl',
] as const satisfies readonly (keyof VersionInput)[];

const NO_VERSIONS: never[] = [];

/** The fields of a version (spec §3, §5), or of all files of a release. `versions` are the other ones, newest first. */
export function VersionFields({ view, browser, versions, previous }: VersionFieldsProps) {
  const { t } = useTexts();
  const values = useWatch<VersionValues>() as VersionValues; // every field has a default
  const { kind } = view;
  if (kind === 'files')
    return (
      <>
        <ReleaseSection values={values} />
        <FeaturesSection values={values} differ={t('release.featuresDiffer')} />
      </>
    );
  if (values.files)
    return (
      <>
        <ReleaseSection values={values} />
        <FormSection title={t('release.files')}>
          <FilesSection values={{ ...values, files: values.files }} previous={previous} versions={versions} />
        </FormSection>
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <FeaturesSection values={values} differ={t('release.featuresHint')} />
          <ReleasePreview values={values} />
        </div>
        <PublicationFields isFolded />
        {kind === 'release' && <OtherReleases browser={browser} versions={versions} previous={previous} />}
      </>
    );
  const page = kind === 'edit' ? versionPath(Number(view.id)) : undefined;
  const { downloadUrl, versionNumber } = values;
  return (
    <>
      <ReleaseSection values={values} browser={browser} versions={versions} />
      <FormSection title={t('versions.fileSection')}>
        <VersionFiles values={values} isNew={kind !== 'edit'} />
      </FormSection>
      <FeaturesSection values={values} />
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
          <SelectField<VersionInput>
            name="pinned"
            hint={t('versions.pinnedHint')}
            emptyLabel={t(
              namesFile(downloadUrl, versionNumber) ? 'versions.fixedByAddress' : 'versions.latestByAddress',
            )}
            options={[
              { value: 'true', label: t('versions.alwaysThisFile') },
              { value: 'false', label: t('versions.mayBeNewer') },
            ]}
          />
          <UpdateTypeField values={values} versions={versions} />
        </div>
        <TextField<VersionInput> name="sourceUrl" hint={t('versions.sourceUrlHint')} />
      </FoldedSection>
      <PublicationFields isFolded previewOf={page && (browser.isDraft ? previewPath(page) : page)} />
    </>
  );
}

interface SectionProps extends Partial<BrowserVersions> {
  values: VersionValues;
}

function ReleaseSection({ values, browser, versions = NO_VERSIONS }: SectionProps) {
  const { t, localize } = useTexts();
  const warnings = useVersionWarnings();
  const { formState } = useFormContext<VersionInput>();
  const same = sameFile(versions, values);
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
function FeaturesSection({ values, differ }: SectionProps & { differ?: string }) {
  const { t } = useTexts();
  const { files = [], features } = values;
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
          required={isBlank(features.en) || isBlank(features.zh)}
          rows={3}
        />
      ))}
    </FormSection>
  );
}

/** Replaces features that were not edited after those of the previous files have changed. */
function useReplacedFeatures(next: LocalizedText): void {
  const { getValues, setValue } = useFormContext<VersionInput>();
  const shown = useRef(next);
  useEffect(() => {
    const before = shown.current;
    shown.current = next;
    for (const language of LANGUAGES)
      if (next[language] !== before[language] && getValues(`features.${language}`) === before[language])
        setValue(`features.${language}`, next[language]);
  });
}

function ReleasePreview({ values }: SectionProps) {
  const { t, language } = useTexts();
  const { versionNumber, releaseDate, releaseChannel, features, files = [] } = values;
  return (
    <aside aria-label={t('release.preview')} className="text-sm wrap-anywhere">
      <p aria-hidden="true" className="mb-2 font-medium text-muted">
        {t('release.preview')}
      </p>
      <div className="grid gap-2 panel p-5">
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

function OtherReleases({ browser, versions, previous }: Omit<VersionFieldsProps, 'view'>) {
  const { t } = useTexts();
  const others = RELEASE_CHANNELS.filter((other) => other !== previous[0]?.releaseChannel).flatMap(
    (other) => filesToRepeat(versions, other)[0] ?? [],
  );
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted empty:hidden">
      {others.map(({ versionNumber, releaseChannel }) => (
        <Link
          key={releaseChannel}
          to={versionFormPath(browser.id, { kind: 'release', id: releaseChannel })}
          className="underline underline-offset-4 hover:text-accent"
        >
          {t('release.repeatOther', { channel: t(`catalogue:channel.${releaseChannel}`), number: versionNumber })}
        </Link>
      ))}
    </p>
  );
}

/** With a suggestion by the number of the newest version of the same platform and channel. */
function UpdateTypeField({ values, versions = NO_VERSIONS }: SectionProps) {
  const { t } = useTexts();
  const { setValue } = useFormContext<VersionInput>();
  const { versionNumber, platform, releaseChannel, updateType } = values;
  const newest = versions.find((other) => other.platform === platform && other.releaseChannel === releaseChannel);
  const suggested = newest && !isBlank(versionNumber) ? suggestUpdateType(newest.versionNumber, versionNumber) : null;
  return (
    <div>
      <SelectField<VersionInput> name="updateType" emptyLabel={t('versions.unstated')} />
      {newest && suggested && suggested !== updateType && (
        <p className="mt-2 cluster gap-x-2 gap-y-1 text-sm text-muted">
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
const ROW_NAME = 'text-sm md:pt-2.5';

/**
 * The addresses of a version: the main file and its mirrors, one in each row. For a new version, what a pasted address
 * says about its file is filled in, and other pasted addresses become mirrors.
 */
function VersionFiles({ values, isNew }: SectionProps & { isNew: boolean }) {
  const { t } = useTexts();
  const warnings = useVersionWarnings();
  const { register, getValues, setValue } = useFormContext<VersionInput>();
  const mainMessage = useFieldMessage('downloadUrl');
  const main = useControlProps('downloadUrl', { hasHint: isNew, required: true });
  const [mainLeftOut, setMainLeftOut] = useState<readonly string[]>([]);
  const mirrors = useAddresses('downloadMirrors');
  const control = useControlProps('downloadMirrors', { hasHint: true, required: undefined });
  const { urls, change, append, list, addButton, leftOut, message } = mirrors;
  const pasteMain = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const [address, ...others] = addressesIn(text);
    setMainLeftOut(address === undefined ? [] : linesWithoutAddress(text));
    if (address === undefined) return;
    // An input would join lines.
    if (text.trim().includes('\n') || others.length > 0) {
      event.preventDefault();
      setValue('downloadUrl', address, { shouldDirty: true });
      if (others.length > 0) change([...urls.filter((url) => !isBlank(url)), ...others]);
    }
    if (!isNew) return;
    for (const [name, value] of Object.entries(guessFile(address)) as [keyof FileGuess, string | null][])
      if (value !== null && isBlank(getValues(name))) setValue(name, value, { shouldDirty: true });
  };
  const otherNumber = (url: string) => (
    <p role="status" className="mt-1.5 text-sm text-tag-yellow empty:hidden">
      {warnings.otherNumber([url], values.versionNumber)}
    </p>
  );
  return (
    <div>
      <div aria-hidden="true" className={`hidden border-b border-line pb-2 text-xs font-medium text-muted ${COLUMNS}`}>
        <span>{t('versions.file')}</span>
        <span>{t('release.address')}</span>
      </div>
      <ul ref={list} className="divide-y divide-line">
        <li className={ROW}>
          <div className={ROW_NAME}>
            <label htmlFor={main.id} className="font-medium">
              {t('field.version.downloadUrl')}
              <RequiredMark />
            </label>
          </div>
          <div className="min-w-0 md:col-span-2">
            <input
              {...URL_INPUT}
              {...main}
              {...register('downloadUrl')}
              onPaste={pasteMain}
              className={`${INPUT} h-10`}
            />
            <FieldUrlState name="downloadUrl" />
            {otherNumber(values.downloadUrl)}
            {isNew && (
              <p id={`${main.id}-hint`} className="mt-1.5 text-xs text-muted">
                {t('versions.downloadUrlHint')}
              </p>
            )}
            <LeftOutLines lines={mainLeftOut} />
            <FieldProblem id={main.id} message={mainMessage} />
          </div>
        </li>
        <AddressRows
          addresses={mirrors}
          itemName={(number) => t('versions.mirror', { number })}
          describedBy={control['aria-describedby']}
          before={(_url, item) => <div className={ROW_NAME}>{item}</div>}
          below={otherNumber}
          className={ROW}
        />
      </ul>
      <div className="grid gap-2 border-t border-line pt-4">
        <LeftOutLines lines={leftOut} />
        <FieldProblem id={control.id} message={message} />
        <div className="cluster gap-x-3 gap-y-2">
          {urls.length < MIRRORS_PER_VERSION && (
            <Button ref={addButton} variant="secondary" icon="plus" onClick={append}>
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
