import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { Issues } from '#rules/issues.ts';
import { SOURCES_PER_BROWSER } from '#rules/limits.ts';
import { checkSources, DEFAULT_SOURCE, type SourceInput, storedSource } from '#rules/records/source.ts';
import { SOURCE_KINDS, SOURCE_RULES, usesSetting } from '#rules/sources.ts';
import { memberOf } from '#rules/vocabulary.ts';
import { useTexts } from '../ui/use-texts.ts';
import { formValues } from '../records/form/use-record-form.ts';
import type { DescribeGroup } from '../records/form/conflict-panel.tsx';
import { diffLists } from '../records/form/field-differences.tsx';
import { RecordField } from '../records/form/inputs.tsx';
import { BrowserPartPage } from '../records/record-editor.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { EmptyState } from '../records/screen.tsx';
import {
  type SourcesOfBrowserQuery,
  type StoredSourceFragment,
  useSaveSourcesMutation,
  useSourcesOfBrowserQuery,
  useTrySourceMutation,
} from './sources.generated.ts';
import { LastCheck, SourceTrial } from './source-checks.tsx';

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
  const source = useWatch<SourcesFormValues, `sources.${number}`>({ name: `sources.${index}` });
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
