import { useApolloClient } from '@apollo/client/react';
import { useDeferredValue, useEffect, useId, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { calendarDateOf } from '../../../rules/calendar.ts';
import { formatDate, formatFileSize } from '../../../rules/format.ts';
import { isBlank } from '../../../rules/issues.ts';
import { filesToRepeat, latestFiles, groupByRelease, sameFile, similarFiles } from '../../../rules/release.ts';
import {
  LANGUAGES,
  type LocalizedText,
  memberOf,
  PLATFORMS,
  RELEASE_CHANNELS,
  type ReleaseChannel,
} from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { adminVersionsPath, versionFormPath, type VersionFormView } from '../admin-paths.ts';
import { CheckboxField, SelectField } from '../form/choice-fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { LocalizedField, TextField } from '../form/text-field.tsx';
import { PublicationFields } from '../form/publication-fields.tsx';
import type { CreateContext } from '../form/use-record-form.ts';
import { MissingRecord } from '../ui/screen-header.tsx';
import { type Loaded, RecordEditor } from '../records/record-editor.tsx';
import { Button } from '../ui/button.tsx';
import type { BrowserVersions } from './load-versions.ts';
import { PasteAddresses, ReleaseFiles } from './release-files.tsx';
import {
  checkRelease,
  chosenFiles,
  DEFAULT_FILE,
  filesWithoutFeatures,
  formField,
  inOrder,
  isDoubtful,
  nextFile,
  NO_FEATURES,
  numberIn,
  proposedRelease,
  releaseValues,
  type ReleaseValues,
  sharedFeatures,
  versionsIn,
  withAddresses,
  withNumber,
} from './release-values.ts';
import { useChannelOptions, useReleaseFileName, useVersionName, useVersionWarnings } from '../form/version-name.ts';
import {
  type AdminVersionFragment,
  ProposedReleasesDocument,
  useCreateVersionsMutation,
  useDeleteVersionsMutation,
} from './versions.generated.ts';

interface ReleaseEditorProps extends BrowserVersions {
  view: Extract<VersionFormView, { kind: 'release' | 'proposal' }>;
  onSaved: () => void;
  onCancel: () => void;
}

interface LoadedRelease extends Loaded<ReleaseValues> {
  previous: readonly AdminVersionFragment[];
}

/** All files of a new release in one form, which is saved at once. */
export function ReleaseEditor({ browser, versions, view, ...handlers }: ReleaseEditorProps) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const warnings = useVersionWarnings();
  const fileName = useReleaseFileName();
  const client = useApolloClient();
  const back = { to: adminVersionsPath(browser.id), label: t('versions.of', { name: localize(browser.name) }) };
  const load = async (): Promise<LoadedRelease | null> => {
    if (view.kind === 'release') {
      const previous = filesBefore(versions, view.id);
      return { previous, stored: { values: releaseValues(previous), revision: null } };
    }
    const { data } = await client.query({ query: ProposedReleasesDocument, fetchPolicy: 'network-only' });
    const proposal = data?.proposals.find(({ id }) => id === view.id);
    if (proposal?.browser.id !== browser.id) return null;
    const previous = filesToRepeat(versions, proposal.releaseChannel);
    return { previous, stored: { values: proposedRelease(proposal, versions), revision: null } };
  };
  const draft = view.kind === 'release' ? (filesBefore(versions, view.id)[0]?.id ?? 'new') : `proposal:${view.id}`;

  const warningsOf = (values: ReleaseValues) => {
    const inputs = versionsIn(values, browser.id);
    const existing = inputs.flatMap((file) => sameFile(versions, file) ?? []).map(warnings.existing);
    const similar = similarFiles(inputs);
    const ofFiles = values.files.flatMap((file, index) =>
      [
        similar.includes(index) && t('release.similar'),
        warnings.otherNumber([file.downloadUrl, ...file.downloadMirrors], values.versionNumber),
        isDoubtful(file, values.versionNumber) &&
          t('release.addressCarriedOver', { number: file.previous?.versionNumber }),
      ].flatMap((reason) => (reason ? t('form.because', { message: fileName(index, file), reason }) : [])),
    );
    return [...existing, ...ofFiles];
  };

  return (
    <RecordEditor<ReleaseValues, LoadedRelease>
      type="version"
      id={null}
      draftName={`release:${browser.id}:${draft}`}
      load={load}
      loadFailed={t('form.loadFailed')}
      missing={<MissingRecord title={t('message.proposalNotFound')} back={back} />}
      back={back}
      titleOf={() => t('release.of', { name: localize(browser.name) })}
      text={({ stored: { values } }) => {
        if (view.kind === 'proposal') return undefined;
        const count = values.files.length;
        return count > 0 ? t('release.after', { count }) : t('release.withoutPrevious');
      }}
      submitLabel={t('release.save')}
      check={checkRelease}
      fieldOf={formField}
      {...useSave(browser.id)}
      warningsOf={warningsOf}
      {...handlers}
    >
      {({ previous }) => (
        <>
          <ReleaseFields />
          <FormSection title={t('release.files')}>
            <FilesSection previous={previous} versions={versions} />
          </FormSection>
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <FeaturesSection />
            <ReleasePreview />
          </div>
          <PublicationFields isFolded />
          {view.kind === 'release' && (
            <OtherReleases browserId={browser.id} versions={versions} channel={previous[0]?.releaseChannel} />
          )}
        </>
      )}
    </RecordEditor>
  );
}

/** The files of the release that is repeated: that of a version, or the latest of a channel. */
export function filesBefore(versions: readonly AdminVersionFragment[], id: number | ReleaseChannel | null) {
  if (typeof id !== 'number') return filesToRepeat(versions, id ?? undefined);
  return groupByRelease(versions).find(({ files }) => files.some((file) => file.id === id))?.files ?? [];
}

/** What holds for all files of a release. */
export function ReleaseFields() {
  const { t } = useTranslation('admin');
  const { formState } = useFormContext<ReleaseValues>();
  return (
    <FormSection title={t('versions.releaseSection')}>
      <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-3">
        <TextField<ReleaseValues> name="versionNumber" spellCheck={false} />
        <div className="grid gap-2">
          <TextField<ReleaseValues> name="releaseDate" />
          {formState.defaultValues?.releaseDateIsFirstSeen && (
            <CheckboxField<ReleaseValues> name="releaseDateIsFirstSeen" />
          )}
        </div>
        <SelectField<ReleaseValues> name="releaseChannel" options={useChannelOptions()} />
      </div>
    </FormSection>
  );
}

function FilesSection({
  previous,
  versions,
}: {
  previous: readonly AdminVersionFragment[];
  versions: readonly AdminVersionFragment[];
}) {
  const { t } = useTranslation('admin');
  const { control, getValues, setValue } = useFormContext<ReleaseValues>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'files' });
  const releaseChannel = useWatch({ control, name: 'releaseChannel' });
  const isListed = ({ platform, architecture, downloadUrl }: AdminVersionFragment) =>
    fields.some(
      (file) =>
        file.platform === platform &&
        file.architecture === architecture &&
        (!file.previous || file.previous.downloadUrl === downloadUrl),
    );
  const leftOut = inOrder(
    [...new Set([...previous, ...latestFiles(versions)])].filter(
      (version) => version.releaseChannel === releaseChannel && !isListed(version),
    ),
  );
  const nameOf = useVersionName();
  const addButton = useRef<HTMLButtonElement>(null);
  const leftOutId = useId();
  useReplacedNumber();

  const nextOf = (version: AdminVersionFragment) => withNumber(nextFile(version), '', getValues('versionNumber'));
  const paste = (addresses: readonly string[]) => {
    const others = leftOut.map(nextOf);
    const before = getValues('versionNumber');
    const number = before.trim() === '' ? (numberIn(addresses) ?? '') : before;
    const files = withAddresses(
      getValues('files').filter(({ downloadUrl }) => downloadUrl.trim() !== ''),
      addresses,
      others,
    );
    replace(chosenFiles(files, before, number));
    if (number !== before) setValue('versionNumber', number, { shouldDirty: true });
  };

  return (
    <>
      <ReleaseFiles
        ids={fields.map(({ id }) => id)}
        versions={versions}
        onRemove={remove}
        onEmpty={() => addButton.current?.focus()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button ref={addButton} variant="secondary" icon="plus" onClick={() => append(DEFAULT_FILE)}>
          {t('release.addFile')}
        </Button>
      </div>
      {leftOut.length > 0 && (
        <div role="group" aria-labelledby={leftOutId}>
          <p id={leftOutId} className="text-sm text-muted">
            {t('release.leftOut')}
          </p>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {leftOut.map((version) => (
              <Button key={version.id} variant="plain" icon="plus" onClick={() => append(nextOf(version))}>
                {nameOf(version)}
              </Button>
            ))}
          </div>
        </div>
      )}
      <PasteAddresses onPaste={paste} />
    </>
  );
}

function useReplacedNumber(): void {
  const { control, getValues, setValue } = useFormContext<ReleaseValues>();
  const versionNumber = useWatch({ control, name: 'versionNumber' });
  const before = useRef(versionNumber);
  useEffect(() => {
    if (before.current === versionNumber) return;
    getValues('files').forEach((file, index) => {
      const { downloadUrl, downloadMirrors } = withNumber(file, before.current, versionNumber);
      setValue(`files.${index}.downloadUrl`, downloadUrl);
      setValue(`files.${index}.downloadMirrors`, downloadMirrors);
    });
    before.current = versionNumber;
  }, [versionNumber, getValues, setValue]);
}

/**
 * The features of all files. The fields are empty if the previous files have different ones, which each file then
 * keeps; a file without a previous one has fields of its own.
 */
function FeaturesSection() {
  const { t } = useTranslation('admin');
  const { control } = useFormContext<ReleaseValues>();
  const [files, { en, zh }] = useWatch({ control, name: ['files', 'features'] });
  const shared = sharedFeatures(files);
  const fileName = useReleaseFileName();
  useReplacedFeatures(shared ?? NO_FEATURES);
  return (
    <FormSection title={t('versions.contentSection')}>
      {!shared && <p className="text-sm text-muted">{t('release.featuresHint')}</p>}
      <LocalizedField<ReleaseValues>
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

/** What visitors see of the release, beside its form. */
function ReleasePreview() {
  const { t } = useTranslation(['admin', 'catalogue']);
  const { language } = useLanguage();
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

function useSave(browserId: number) {
  const [create] = useCreateVersionsMutation();
  const [remove] = useDeleteVersionsMutation();
  const createdIds = useRef<number[]>([]);
  return {
    create: async (values: ReleaseValues, context: CreateContext) => {
      const { data } = await create({ variables: { inputs: versionsIn(values, browserId) }, context });
      createdIds.current = data?.createVersions.map(({ id }) => id) ?? [];
      return data?.createVersions[0];
    },
    /** Replaces the files that an earlier request, whose response was lost, has created with other values. */
    update: async (_id: number, values: ReleaseValues) => {
      await remove({ variables: { ids: createdIds.current } });
      await create({ variables: { inputs: versionsIn(values, browserId) } });
    },
  };
}
