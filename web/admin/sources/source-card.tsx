import { useFormContext, useWatch } from 'react-hook-form';
import {
  SOURCE_KINDS,
  SOURCE_RULES,
  sourceFailureOf,
  storedSource,
  usesSetting,
  type SourceInput,
} from '../../../rules/sources.ts';
import { PLATFORMS, RELEASE_CHANNELS, memberOf } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextWithTime } from '../../ui/text-with-time.tsx';
import { SelectField } from '../form/choice-fields.tsx';
import { TextField } from '../form/text-field.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { storedFor, type SourcesFormValues } from './source-values.ts';
import { SourceTrial } from './source-trial.tsx';
import { useTrySourceMutation, type StoredSourceFragment } from './sources.generated.ts';

interface SourceCardProps {
  /** The index in the list, from 0. */
  index: number;
  stored: readonly StoredSourceFragment[];
  onRemove: () => void;
}

/** The settings of one source, the result of its last check, and that of a trial. */
export function SourceCard({ index, stored, onRemove }: SourceCardProps) {
  const { t } = useTranslation('admin');
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
    <fieldset className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <legend className="sr-only">{t('sources.one', { number })}</legend>
      <SourceFields index={index} source={source} />
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
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

function SourceFields({ index, source }: { index: number; source: SourceInput }) {
  const { t } = useTranslation(['admin', 'catalogue', 'translation']);
  const kind = memberOf(SOURCE_KINDS, source.kind);
  const uses = (setting: Parameters<typeof usesSetting>[1]) => kind !== undefined && usesSetting(kind, setting);
  return (
    <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2 xl:grid-cols-4">
      <SelectField<SourcesFormValues>
        name={`sources.${index}.kind`}
        label={t('sources.kind')}
        required
        options={SOURCE_KINDS.map((value) => ({ value, label: SOURCE_RULES[value].name }))}
      />
      <div className="xl:col-span-3">
        <TextField<SourcesFormValues>
          name={`sources.${index}.identifier`}
          label={t('sources.identifier')}
          hint={kind && t('sources.example', { example: SOURCE_RULES[kind].example })}
          required
          spellCheck={false}
        />
      </div>
      {uses('releaseChannel') && (
        <SelectField<SourcesFormValues>
          name={`sources.${index}.releaseChannel`}
          label={t('versions.channel')}
          emptyLabel={t('sources.markedChannel')}
          options={RELEASE_CHANNELS.map((value) => ({ value, label: t(`catalogue:channel.${value}`) }))}
        />
      )}
      {uses('platform') && (
        <SelectField<SourcesFormValues>
          name={`sources.${index}.platform`}
          label={t('versions.platform')}
          emptyLabel={t('translation:platform.all')}
          options={PLATFORMS.map((value) => ({ value, label: t(`translation:platform.${value}`) }))}
        />
      )}
      {uses('assetPattern') && (
        <div className="md:col-span-2">
          <TextField<SourcesFormValues>
            name={`sources.${index}.assetPattern`}
            label={t('sources.assetPattern')}
            hint={t('sources.assetPatternHint')}
            spellCheck={false}
          />
        </div>
      )}
    </div>
  );
}

/** Below the buttons on a phone. */
const LAST_CHECK = 'order-last basis-full text-sm text-muted sm:order-none sm:basis-auto';

/** When a stored source was last checked, and the result. A new or changed source was never checked. */
function LastCheck({ stored }: { stored: StoredSourceFragment | undefined }) {
  const { t } = useTranslation('admin');
  if (!stored) return null;
  const { checkedAt, failures, failure, releases } = stored;
  if (checkedAt === null) return <p className={LAST_CHECK}>{t('sources.never')}</p>;
  const reason = sourceFailureOf(failure);
  return (
    <p className={LAST_CHECK}>
      <TextWithTime text={t('sources.lastCheck')} iso={checkedAt} />
      {failures > 0 && (
        <span className="text-danger">
          {' '}
          · {t('sources.failed', { count: failures, reason: reason ? t(`sourceFailure.${reason}`) : failure })}
        </span>
      )}
      {releases.length > 0 && <span> · {releases.map(({ versionNumber }) => versionNumber).join(', ')}</span>}
    </p>
  );
}
