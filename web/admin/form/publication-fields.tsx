import { useId } from 'react';
import { type RefCallBack, useController, useFormContext } from 'react-hook-form';
import type { Issues } from '../../../rules/issues.ts';
import type { PublicationInput } from '../../../rules/records/publication.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { previewPath } from '../../paths.ts';
import { usePublicationText } from '../ui/publication-badge.tsx';
import { Field, INPUT } from './field.tsx';
import { FoldedSection, FormSection } from './form-section.tsx';
import { fromLocalTime, timeZone, toLocalTime } from '../ui/local-time.ts';

/** A period needs a time. An empty time is '' in a period, and null otherwise. */
export function checkPeriodTimes(values: Partial<PublicationInput>): Issues {
  const hasTime = values.visibleFrom || values.visibleUntil;
  return isPeriod(values) && !hasTime ? { visibleFrom: { key: 'visibleTimesMissing' } } : {};
}

function isPeriod({ isDraft, visibleFrom, visibleUntil }: Partial<PublicationInput>): boolean {
  return !isDraft && [visibleFrom, visibleUntil].some((time) => typeof time === 'string');
}

const TIMES = ['visibleFrom', 'visibleUntil'] as const;
const MODES = ['now', 'draft', 'period'] as const;
type Mode = (typeof MODES)[number];

interface PublicationFieldsProps {
  previewOf?: string | undefined;
  /** Whether the section is folded while the record is published without limits. */
  isFolded?: boolean;
}

/**
 * The section of a form in which the administrator chooses whether and when visitors see the record. `previewOf` is the
 * public page of a stored record.
 */
export function PublicationFields({ previewOf, isFolded = false }: PublicationFieldsProps) {
  const { t } = useTranslation('admin');
  const { control, getValues, setValue } = useFormContext<PublicationInput>();
  const isPublic = useIsPublic();
  const { field: draft } = useController({ name: 'isDraft', control });
  const { field: from } = useController({ name: 'visibleFrom', control });
  const { field: until } = useController({ name: 'visibleUntil', control });
  const mode: Mode = draft.value
    ? 'draft'
    : isPeriod({ isDraft: false, visibleFrom: from.value, visibleUntil: until.value })
      ? 'period'
      : 'now';

  const choose = (chosen: Mode) => {
    draft.onChange(chosen === 'draft');
    if (chosen === 'period') for (const name of TIMES) setValue(name, getValues(name) ?? '', { shouldDirty: true });
    else for (const name of TIMES) setValue(name, null, { shouldDirty: true, shouldValidate: true });
  };

  const fields = (
    <>
      <ModeField modes={MODES} mode={mode} onChoose={choose} field={draft} />
      {mode === 'period' && (
        <>
          <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
            <TimeField name="visibleFrom" />
            <TimeField name="visibleUntil" />
          </div>
          <p className="text-xs text-muted">{t('publication.zone', { zone: timeZone() })}</p>
        </>
      )}
      <PreviewLink page={previewOf} isPublic={isPublic} />
    </>
  );
  if (!isFolded) return <FormSection title={t('publication.title')}>{fields}</FormSection>;
  return (
    <FoldedSection title={t('publication.title')} summary={t(`publication.mode.${mode}`)} names={['isDraft', ...TIMES]}>
      {fields}
    </FoldedSection>
  );
}

/** The section of a record that may be a draft but has no times. */
export function DraftFields({ previewOf }: Pick<PublicationFieldsProps, 'previewOf'>) {
  const { t } = useTranslation('admin');
  const { control, formState } = useFormContext<Pick<PublicationInput, 'isDraft'>>();
  const { field } = useController({ name: 'isDraft', control });
  return (
    <FormSection title={t('publication.title')}>
      <ModeField
        modes={['now', 'draft']}
        mode={field.value ? 'draft' : 'now'}
        onChoose={(mode) => field.onChange(mode === 'draft')}
        field={field}
      />
      <PreviewLink page={previewOf} isPublic={!formState.defaultValues?.isDraft} />
    </FormSection>
  );
}

interface ModeFieldProps {
  modes: readonly Mode[];
  mode: Mode;
  onChoose: (mode: Mode) => void;
  field: { ref: RefCallBack; onBlur: () => void };
}

function ModeField({ modes, mode, onChoose, field }: ModeFieldProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <>
      <fieldset>
        <legend className="sr-only">{t('publication.title')}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {modes.map((value) => (
            <label key={value} className="flex min-h-9 items-center gap-2 text-sm">
              <input
                type="radio"
                name={id}
                ref={value === 'now' ? field.ref : undefined}
                value={value}
                checked={mode === value}
                onBlur={field.onBlur}
                onChange={() => onChoose(value)}
                className="size-4.5 accent-accent"
              />
              {t(`publication.mode.${value}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {mode === 'draft' && <p className="text-sm text-muted">{t('publication.draftHint')}</p>}
    </>
  );
}

function PreviewLink({ page, isPublic }: { page: string | undefined; isPublic: boolean }) {
  const { t } = useTranslation('admin');
  if (!page) return null;
  return (
    <p className="text-sm">
      <a href={isPublic ? page : previewPath(page)} target="_blank" rel="noreferrer" className="underline">
        {t(isPublic ? 'history.view' : 'publication.previewSaved')}
      </a>
    </p>
  );
}

function useIsPublic(): boolean {
  const { defaultValues } = useFormContext<PublicationInput>().formState;
  const { isDraft = false, visibleFrom = null, visibleUntil = null } = defaultValues ?? {};
  return usePublicationText()({ isDraft, visibleFrom, visibleUntil })?.isPublic ?? true;
}

/** A date and a time in the time zone of the administrator, which are stored in UTC. */
function TimeField({ name }: { name: 'visibleFrom' | 'visibleUntil' }) {
  const { control } = useFormContext<PublicationInput>();
  const { field } = useController({ name, control, rules: { deps: [...TIMES] } });
  return (
    <Field name={name}>
      {(props) => (
        <input
          {...props}
          ref={field.ref}
          type="datetime-local"
          value={toLocalTime(field.value)}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(fromLocalTime(event.target.value) ?? '')}
          className={`${INPUT} h-10`}
        />
      )}
    </Field>
  );
}
