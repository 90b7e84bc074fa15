import { type ClipboardEvent, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { guessFile } from '#rules/file-name.ts';
import { calendarDateOf } from '#rules/calendar.ts';
import { formatDate, formatFileSize, lines } from '#rules/format.ts';
import { isBlank } from '#rules/issues.ts';
import { FEATURES_PREVIEW_LINES } from '#rules/limits.ts';
import { namesFile } from '#rules/pinned.ts';
import type { VersionInput } from '#rules/records/version.ts';
import { LANGUAGES, memberOf, PLATFORMS, type LocalizedText } from '#rules/vocabulary.ts';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { useLanguage } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { previewPath, versionPath } from '../../paths.ts';
import { FormPreview, FormSection } from '../records/form/form-section.tsx';
import { MoreFields } from '../records/form/publication-fields.tsx';
import { RecordField, SelectField } from '../records/form/inputs.tsx';
import { useFormValues } from '../records/form/use-record-form.ts';
import { AddressList, ScreenshotsField, usePastedAddresses } from './address-fields.tsx';
import { FilesSection, useVersionNotes } from './release-files.tsx';
import { Notes, SystemFields } from './file-fields.tsx';
import {
  higherNumber,
  NO_FEATURES,
  sharedFeatures,
  sharedPublication,
  versionsIn,
  type VersionForm,
  type VersionValues,
} from './version-values.ts';

const ADDED = [
  'sha256',
  'pinned',
  'sourceUrl',
  'releaseDateIsFirstSeen',
] as const satisfies readonly (keyof VersionInput)[];

const VersionField = RecordField<VersionInput>;

export function VersionFields(props: Omit<VersionForm, 'values'>) {
  const { t } = useTexts();
  const values = useFormValues<VersionValues>();
  const form = { ...props, values };
  const { view, browser, previous } = props;
  const page = view.kind === 'edit' && versionPath(Number(view.id));
  const { formState } = useFormContext<VersionInput>();
  const isOne = !values.files;
  const hasFirstSeen = isOne || formState.defaultValues?.releaseDateIsFirstSeen === true;
  const hasPublication = view.kind !== 'files' || sharedPublication(previous) !== null;
  return (
    <>
      <ReleaseSection {...form} />
      {view.kind !== 'files' && (
        <FormSection title={t(values.files ? 'release.files' : 'versions.fileSection')}>
          {values.files ? <FilesSection {...form} /> : <FileSection {...form} />}
        </FormSection>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <FeaturesSection {...form} />
        <ReleasePreview {...form} />
      </div>
      {isOne && (
        <FormSection title={t('field.version.screenshots')}>
          <ScreenshotsField />
        </FormSection>
      )}
      {(hasFirstSeen || hasPublication) && (
        <MoreFields
          names={ADDED}
          hasPublication={hasPublication}
          previewOf={page ? (browser.isDraft ? previewPath(page) : page) : undefined}
        >
          {isOne && <AddedFileFields {...form} />}
          {hasFirstSeen && <VersionField name="releaseDateIsFirstSeen" />}
        </MoreFields>
      )}
    </>
  );
}

function ReleaseSection({ view: { kind }, values, versions }: VersionForm) {
  const { t } = useTexts();
  const higher = kind === 'edit' || kind === 'files' ? null : higherNumber(values, versions);
  const isOne = !values.files;
  return (
    <FormSection title={t('versions.releaseSection')}>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <div>
          <VersionField name="versionNumber" spellCheck={false} />
          <p role="status" className="mt-1.5 caption empty:hidden">
            {higher &&
              t('release.lower', {
                number: higher,
                channel: t(`channel.${values.releaseChannel}`, { defaultValue: '' }),
              })}
          </p>
        </div>
        <VersionField name="releaseDate" />
        {isOne && <SystemFields />}
        <VersionField name="releaseChannel" />
      </div>
    </FormSection>
  );
}

/**
 * The features of all files. The fields are empty if the previous files have different ones, which each file then
 * keeps.
 */
function FeaturesSection({ view, values: { features, files } }: VersionForm) {
  const { t } = useTexts();
  const shared = sharedFeatures(files ?? []);
  useReplacedFeatures(shared ?? NO_FEATURES);
  const isStored = view.kind === 'files';
  const previous = files?.find((file) => file.previous)?.previous;
  const isSame = shared !== null && LANGUAGES.every((language) => features[language] === shared[language]);
  return (
    <FormSection title={t('versions.contentSection')}>
      {!shared && <p className="hint">{t(isStored ? 'release.featuresDiffer' : 'release.featuresHint')}</p>}
      {!isStored && previous && isSame && (
        <p className="hint">{t('release.featuresFrom', { number: previous.versionNumber })}</p>
      )}
      <VersionField name="features" hint={t('versions.featuresHint')} required={shared !== null} rows={6} />
    </FormSection>
  );
}

/** Replaces features that were not edited after those of the previous files have changed. */
function useReplacedFeatures(next: LocalizedText) {
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

function ReleasePreview({ values }: VersionForm) {
  const { t } = useTexts();
  const language = useLanguage();
  const { versionNumber, releaseDate, releaseChannel, files = [values] } = values;
  const versions = versionsIn(values);
  const { features = NO_FEATURES } = versions[0] ?? {};
  const sources = new Set(versions.map(({ sourceUrl }) => sourceUrl).filter(Boolean));
  return (
    <FormPreview title={t('release.preview')}>
      <div className="grid gap-2 panel p-5 text-sm">
        <p className="font-semibold tabular-nums">
          {[versionNumber, t(`channel.${releaseChannel}`, { defaultValue: '' })].filter(Boolean).join(' · ')}
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
        <p className="whitespace-pre-line">
          {lines(features[language] || features.en)
            .slice(0, FEATURES_PREVIEW_LINES)
            .join('\n')}
        </p>
        {[...sources].map((url) => (
          <p key={url} className="caption">
            {t('field.version.sourceUrl')}: {url}
          </p>
        ))}
      </div>
    </FormPreview>
  );
}

/** The fields of the file that the specification does not name. */
function AddedFileFields({ values: { downloadUrl, versionNumber } }: VersionForm) {
  const { t } = useTexts();
  return (
    <>
      <VersionField name="sha256" hint={t('versions.sha256Hint')} spellCheck={false} />
      <div className="two-columns">
        <SelectField<VersionInput>
          name="pinned"
          hint={t('versions.pinnedHint')}
          emptyLabel={t(namesFile(downloadUrl, versionNumber) ? 'versions.fixedByAddress' : 'versions.latestByAddress')}
          options={[
            { value: 'true', label: t('versions.alwaysThisFile') },
            { value: 'false', label: t('versions.mayBeNewer') },
          ]}
        />
        <VersionField name="sourceUrl" hint={t('versions.sourceUrlHint')} />
      </div>
    </>
  );
}

/** What a pasted address says about the file of a new version is filled in. */
function FileSection({ view, values, versions }: VersionForm) {
  const { t } = useTexts();
  const isNew = view.kind === 'add';
  const { getValues, setValue } = useFormContext<VersionInput>();
  const notesOf = useVersionNotes(versions);
  const pasted = usePastedAddresses();
  const paste = (event: ClipboardEvent) => {
    const [address, ...others] = pasted.read(event);
    if (address === undefined) return;
    if (event.defaultPrevented) {
      const mirrors = getValues('downloadMirrors').filter((url) => !isBlank(url));
      setValue('downloadUrl', address, { shouldDirty: true });
      setValue('downloadMirrors', [...mirrors, ...others], { shouldDirty: true });
    }
    if (!isNew) return;
    const guess = guessFile(address);
    for (const name of ['platform', 'architecture', 'versionNumber'] as const)
      if (guess[name] !== null && isBlank(getValues(name))) setValue(name, guess[name], { shouldDirty: true });
  };
  return (
    <>
      <div>
        <VersionField name="downloadUrl" hint={isNew ? t('versions.downloadUrlHint') : undefined} onPaste={paste} />
        {pasted.leftOutLines}
      </div>
      <Notes notes={notesOf(values)[0] ?? []} />
      <AddressList name="downloadMirrors" hint={t('versions.mirrorsHint')} />
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <VersionField name="fileSize" hint={t('versions.fileSizeHint')} />
        <VersionField name="minOsVersion" hint={t('versions.minOsHint')} />
        <VersionField name="updateType" emptyLabel={t('versions.unstated')} />
      </div>
    </>
  );
}
