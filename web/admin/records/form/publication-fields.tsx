import { type ReactNode, useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { Issues } from '#rules/issues.ts';
import type { PublicationInput } from '#rules/records/publication.ts';
import { useTexts } from '../../ui/use-texts.ts';
import { previewPath } from '../../../paths.ts';
import { usePublicationText } from '../publication-badge.tsx';
import { Field, INPUT } from './field.tsx';
import { FoldedSection, FormSection } from './form-section.tsx';
import { fromLocalTime, timeZone, toLocalTime } from '../../ui/local-time.ts';

/** A period needs a time. An empty time is '' in a period, and null otherwise. */
export function checkPeriodTimes(values: Partial<PublicationInput>): Issues {
  const hasTime = values.visibleFrom || values.visibleUntil;
  return isPeriod(values) && !hasTime ? { visibleFrom: { key: 'visibleTimesMissing' } } : {};
}

function isPeriod({ isDraft, visibleFrom, visibleUntil }: Partial<PublicationInput>) {
  return !isDraft && [visibleFrom, visibleUntil].some((time) => typeof time === 'string');
}

const TIMES = ['visibleFrom', 'visibleUntil'] as const;
const NAMES = ['isDraft', ...TIMES] as const;
const MODES = ['now', 'draft', 'period'] as const;

interface PublicationFieldsProps {
  previewOf?: string | undefined;
}

export function PublicationFields(props: PublicationFieldsProps) {
  const { t } = useTexts();
  return (
    <FormSection title={t('publication.title')}>
      <PublicationInputs {...props} />
    </FormSection>
  );
}

interface MoreFieldsProps extends PublicationFieldsProps {
  /** Those of the children. */
  names: readonly string[];
  hasPublication?: boolean;
  children?: ReactNode;
}

/** What a form has besides the fields of the specification. */
export function MoreFields({ names, hasPublication = true, children, ...props }: MoreFieldsProps) {
  const { t } = useTexts();
  const { mode } = usePublicationMode();
  return (
    <FoldedSection
      title={t('form.more')}
      summary={mode === 'now' ? undefined : t(`publication.mode.${mode}`)}
      names={[...names, ...NAMES]}
    >
      {children}
      {hasPublication && (
        <div className="grid gap-3">
          <p aria-hidden="true" className="text-sm font-medium">
            {t('publication.title')}
          </p>
          <PublicationInputs {...props} />
        </div>
      )}
    </FoldedSection>
  );
}

function usePublicationMode() {
  const [isDraft, visibleFrom, visibleUntil] = useWatch<PublicationInput, typeof NAMES>({ name: NAMES });
  const mode = isDraft ? 'draft' : isPeriod({ isDraft, visibleFrom, visibleUntil }) ? 'period' : 'now';
  return { mode, hasTimes: visibleFrom !== undefined } as const;
}

function PublicationInputs({ previewOf }: PublicationFieldsProps) {
  const { t } = useTexts();
  const id = useId();
  const { getValues, setValue, formState } = useFormContext<PublicationInput>();
  const stored = { isDraft: false, visibleFrom: null, visibleUntil: null, ...formState.defaultValues };
  const isPublic = usePublicationText()(stored)?.isPublic ?? true;
  const { mode, hasTimes } = usePublicationMode();
  const choose = (chosen: typeof mode) => {
    setValue('isDraft', chosen === 'draft', { shouldDirty: true });
    if (!hasTimes) return;
    for (const name of TIMES)
      if (chosen === 'period') setValue(name, getValues(name) ?? '', { shouldDirty: true });
      else setValue(name, null, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <fieldset>
        <legend className="sr-only">{t('publication.title')}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {(hasTimes ? MODES : MODES.slice(0, 2)).map((value) => (
            <label key={value} className="flex min-h-9 items-center gap-2 text-sm">
              <input
                type="radio"
                name={id}
                value={value}
                checked={mode === value}
                onChange={() => choose(value)}
                className="size-4.5 accent-accent"
              />
              {t(`publication.mode.${value}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {mode === 'draft' && <p className="hint">{t('publication.draftHint')}</p>}
      {mode === 'period' && (
        <>
          <div className="two-columns">
            <TimeField name="visibleFrom" />
            <TimeField name="visibleUntil" />
          </div>
          <p className="caption">{t('publication.zone', { zone: timeZone() })}</p>
        </>
      )}
      {previewOf && (
        <p className="text-sm">
          <a
            href={isPublic ? previewOf : previewPath(previewOf)}
            target="_blank"
            rel="noreferrer"
            className="underline"
          >
            {t(isPublic ? 'history.view' : 'publication.previewSaved')}
          </a>
        </p>
      )}
    </>
  );
}

/** Shows the time zone of the administrator, and stores UTC. */
function TimeField({ name }: { name: 'visibleFrom' | 'visibleUntil' }) {
  const { field } = useController<PublicationInput, typeof name>({ name, rules: { deps: [...TIMES] } });
  return (
    <Field name={name}>
      {(props) => (
        <input
          {...props}
          type="datetime-local"
          value={toLocalTime(field.value)}
          onChange={(event) => field.onChange(fromLocalTime(event.target.value) ?? '')}
          className={INPUT}
        />
      )}
    </Field>
  );
}
