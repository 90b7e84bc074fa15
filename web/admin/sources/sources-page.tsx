import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { formatFileSize, shortHash } from '#rules/format.ts';
import type { Issues } from '#rules/issues.ts';
import { SOURCES_PER_BROWSER } from '#rules/limits.ts';
import { checkSources, DEFAULT_SOURCE, type SourceInput, storedSource } from '#rules/records/source.ts';
import {
  isDoubt,
  type LeftOutReason,
  SOURCE_KINDS,
  SOURCE_RULES,
  type SourceFailure,
  usesSetting,
} from '#rules/sources.ts';
import { memberOf } from '#rules/vocabulary.ts';
import { useSystemName, useTexts } from '../use-texts.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { TextWithTime } from '../../ui/relative-time.tsx';
import { useFailureMessage } from '../graph/failure-message.ts';
import { formValues } from '../form/use-record-form.ts';
import type { DescribeGroup } from '../form/conflict-panel.tsx';
import { diffLists } from '../form/field-differences.tsx';
import { RecordField } from '../form/inputs.tsx';
import { BrowserPartPage } from '../records/record-editor.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { LeftOutList, useLeftOutLine } from '../ui/left-out.tsx';
import { EmptyState } from '../ui/screen.tsx';
import {
  type SourcesOfBrowserQuery,
  type StoredSourceFragment,
  type TrySourceMutation,
  useSaveSourcesMutation,
  useSourcesOfBrowserQuery,
  useTrySourceMutation,
} from './sources.generated.ts';

export function SourcesPage() {
  const { t } = useTexts();
  const describe: DescribeGroup<SourcesFormValues> = (_group, before, after) => ({
    fields: [{ label: t('sources.title'), layout: 'list', parts: diffLists(linesOf(before), linesOf(after)) }],
  });
  return (
    <BrowserPartPage part={SOURCES} describe={describe}>
      {({ sources }) => <SourceList stored={sources} />}
    </BrowserPartPage>
  );
}

const SOURCES = {
  type: 'source',
  useOne: useSourcesOfBrowserQuery,
  loadedOf: ({ browser, sources: { sources, revision } }: SourcesOfBrowserQuery) => {
    const values = { sources: sources.map((source) => formValues(source, DEFAULT_SOURCE)) };
    return browser && { name: browser.name, sources, values, revision };
  },
  useSave: useSaveSourcesMutation,
  inputOf: (values: SourcesFormValues) => values,
  check: checkSourcesForm,
} as const;

function linesOf({ sources }: SourcesFormValues): string[] {
  return sources.map(({ kind, identifier, releaseChannel, platform, assetPattern }) =>
    [kind, identifier, releaseChannel, platform, assetPattern].filter(Boolean).join(' · '),
  );
}

function SourceList({ stored }: { stored: readonly StoredSourceFragment[] }) {
  const { t } = useTexts();
  const { control } = useFormContext<SourcesFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'sources' });
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const removeSource = (index: number) => {
    remove(index);
    // Once the new list is rendered, the next source has its index.
    const next = Math.min(index, fields.length - 2);
    requestAnimationFrame(() => (list.current?.children[next]?.querySelector('select') ?? addButton.current)?.focus());
  };
  const addSource = fields.length < SOURCES_PER_BROWSER && (
    <Button ref={addButton} variant="secondary" icon="plus" onClick={() => append(NEW_SOURCE)}>
      {t('sources.add')}
    </Button>
  );
  if (fields.length === 0) {
    return (
      <EmptyState icon="inbox" title={t('sources.empty')} text={t('sources.emptyText')}>
        {addSource}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-5">
      <ul ref={list} className="grid gap-5">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <SourceCard index={index} stored={stored} onRemove={() => removeSource(index)} />
          </li>
        ))}
      </ul>
      <div>{addSource}</div>
    </div>
  );
}

interface SourceCardProps {
  index: number;
  stored: readonly StoredSourceFragment[];
  onRemove: () => void;
}

function SourceCard({ index, stored, onRemove }: SourceCardProps) {
  const { t } = useTexts();
  const { trigger, getValues } = useFormContext<SourcesFormValues>();
  const source = useWatch<SourcesFormValues>({ name: `sources.${index}` }) as SourceInput; // the index is one of the list
  const [run, { called, loading, data, error }] = useTrySourceMutation();
  const number = index + 1;
  const handleTry = async () => {
    if (!(await trigger(`sources.${index}`))) return;
    // The error is in the result of the hook.
    await run({ variables: { source: storedSource(getValues(`sources.${index}`)) } }).catch(() => undefined);
  };
  return (
    <fieldset className="panel p-5 sm:p-6">
      <legend className="sr-only">{t('sources.one', { number })}</legend>
      <SourceFields index={index} source={source} />
      <div className="mt-5 cluster gap-x-4 gap-y-2">
        <Button variant="secondary" isBusy={loading} onClick={() => void handleTry()}>
          {t('sources.try')}
        </Button>
        <LastCheck stored={storedFor(source, stored)} />
        <IconButton icon="trash" label={t('sources.remove', { number })} onClick={onRemove} className="ml-auto" />
      </div>
      <div role="status" className={called ? 'mt-5 border-t border-line pt-4 text-sm' : ''}>
        {called && <SourceTrial trial={loading ? undefined : data?.trySource} error={loading ? undefined : error} />}
      </div>
    </fieldset>
  );
}

const SourceField = RecordField<SourcesFormValues>;

function SourceFields({ index, source }: { index: number; source: SourceInput }) {
  const { t } = useTexts();
  const kind = memberOf(SOURCE_KINDS, source.kind);
  const uses = (setting: Parameters<typeof usesSetting>[1]) => kind !== undefined && usesSetting(kind, setting);
  return (
    <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2 xl:grid-cols-4">
      <SourceField
        name={`sources.${index}.kind`}
        options={SOURCE_KINDS.map((value) => ({ value, label: SOURCE_RULES[value].name }))}
      />
      <div className="xl:col-span-3">
        <SourceField
          name={`sources.${index}.identifier`}
          hint={kind && t('sources.example', { example: SOURCE_RULES[kind].example })}
          spellCheck={false}
        />
      </div>
      {uses('releaseChannel') && (
        <SourceField name={`sources.${index}.releaseChannel`} emptyLabel={t('sources.markedChannel')} />
      )}
      {uses('platform') && <SourceField name={`sources.${index}.platform`} emptyLabel={t('platform.all')} />}
      {uses('assetPattern') && (
        <div className="md:col-span-2">
          <SourceField name={`sources.${index}.assetPattern`} hint={t('sources.assetPatternHint')} spellCheck={false} />
        </div>
      )}
    </div>
  );
}

const LAST_CHECK = 'order-last basis-full hint sm:order-none sm:basis-auto';

/** A new or changed source was never checked. */
function LastCheck({ stored }: { stored: StoredSourceFragment | undefined }) {
  const { t } = useTexts();
  const lineOf = useLeftOutLine();
  if (!stored) return null;
  const { checkedAt, failures, failure, releases, leftOut } = stored;
  if (checkedAt === null) return <p className={LAST_CHECK}>{t('sources.never')}</p>;
  // What is left out without a doubt is of interest where nothing is left.
  const told = leftOut.filter((files) => failure === 'nothingUsable' || isDoubt(files.reason as LeftOutReason)); // the server has the same list
  return (
    <p className={LAST_CHECK}>
      <TextWithTime text={t('sources.lastCheck')} iso={checkedAt} />
      {failures > 0 && (
        <span className="text-danger">
          {' '}
          ·{' '}
          {t('sources.failed', {
            count: failures,
            reason: t(`sourceFailure.${failure as SourceFailure}`) /* the server has the same list */,
          })}
        </span>
      )}
      {releases.length > 0 && <span> · {releases.map(({ versionNumber }) => versionNumber).join(', ')}</span>}
      {told.map((files) => (
        <span key={files.reason} className="block wrap-anywhere">
          {lineOf(files)}
        </span>
      ))}
    </p>
  );
}

interface SourceTrialProps {
  trial: TrySourceMutation['trySource'] | undefined;
  error: unknown;
}

function SourceTrial({ trial, error }: SourceTrialProps) {
  const { t } = useTexts();
  const failureMessage = useFailureMessage();
  if (error) return <p className="text-danger">{failureMessage(error, t('sources.tryFailed'))}</p>;
  if (!trial) return <p className="text-muted">{t('sources.trying')}</p>;
  return (
    <div className="grid gap-5">
      {trial.failure !== null && (
        <p className="text-danger">
          {t(`sourceFailure.${trial.failure as SourceFailure}`) /* the server has the same list */}
        </p>
      )}
      <TriedReleases releases={trial.releases} />
      {trial.leftOut.length > 0 && (
        <div>
          <h3 className="mb-2 font-medium">{t('sources.leftOut')}</h3>
          <LeftOutList leftOut={trial.leftOut} />
        </div>
      )}
    </div>
  );
}

function TriedReleases({ releases }: Pick<TrySourceMutation['trySource'], 'releases'>) {
  const { t } = useTexts();
  const systemName = useSystemName();
  return (
    <ul className="grid gap-5 empty:hidden">
      {releases.map(({ versionNumber, releaseChannel, releaseDate, sourceUrl, files, doubts }) => (
        <li key={`${releaseChannel} ${versionNumber}`}>
          <p className="flex flex-wrap gap-x-3">
            <ExternalLink href={sourceUrl} className="font-medium hover:underline">
              {versionNumber}
            </ExternalLink>
            <span className="text-muted">
              {[t(`channel.${releaseChannel}`), releaseDate].filter(Boolean).join(' · ')}
            </span>
          </p>
          <ul className="mt-2 grid gap-2">
            {files.map(({ downloadUrl, fileSize, minOsVersion, sha256, ...system }) => (
              <li key={`${systemName(system)} ${downloadUrl}`} className="rounded-lg bg-sunken px-3 py-2 wrap-anywhere">
                {systemName(system)}
                <span className="block">{downloadUrl ?? t('sources.confirmsOnly')}</span>
                <span title={sha256 ?? undefined} className="block caption empty:hidden">
                  {[formatFileSize(fileSize), minOsVersion, sha256 && `SHA-256 ${shortHash(sha256)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          {doubts.length > 0 && (
            <div className="mt-2 text-tag-yellow">
              <LeftOutList leftOut={doubts} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface SourcesFormValues {
  sources: SourceInput[];
}

const NEW_SOURCE: SourceInput = { ...DEFAULT_SOURCE, kind: SOURCE_KINDS[0] ?? '' };

/** The issues are under `sources.index.field`. */
function checkSourcesForm({ sources }: SourcesFormValues): Issues {
  return Object.fromEntries(
    Object.entries(checkSources(sources)).map(([path, issue]) => {
      const [position, field] = path.split('.');
      return [`sources.${Number(position) - 1}.${field}`, issue];
    }),
  );
}

/** The stored source with the settings of the form; undefined while it is new or changed. */
function storedFor(source: SourceInput, stored: readonly StoredSourceFragment[]): StoredSourceFragment | undefined {
  const settings = JSON.stringify(storedSource(source));
  return stored.find((one) => JSON.stringify(storedSource(formValues(one, DEFAULT_SOURCE))) === settings);
}
