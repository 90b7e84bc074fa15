import { type ReactNode, useEffect, useMemo } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm, useWatch } from 'react-hook-form';
import type { Issues } from '../../../rules/issues.ts';
import { issuesOf } from '../graph/failure-message.ts';
import { fieldProblem, issuesResolver, type RecordFormContext, RecordFormContextProvider } from './field.tsx';
import { type DescribeGroup, focusOnMissingChoice, MergePanel } from './merge-panel.tsx';
import { type Typed, useMerge, useStoredValues } from './use-record-form.ts';

interface InlineFormProps<T extends FieldValues> extends Pick<RecordFormContext, 'type' | 'id'> {
  labelledBy: string;
  /** The stored values. If they change, they are merged with what is typed. */
  stored: T;
  check: (values: T) => Issues;
  describe?: DescribeGroup<T>;
  isSaving: boolean;
  /** Resolves with the error, if there is one. */
  onSave: (values: T) => Promise<unknown>;
  /** Called with what is typed; null if nothing is unsaved. */
  onTyped: (typed: Typed<T> | null) => void;
  typed?: Typed<T> | undefined;
  focusOn?: Path<T>;
  className: string;
  children: ReactNode;
}

/** A form among other content, without a draft. */
export function InlineForm<T extends FieldValues>({
  type,
  id,
  labelledBy,
  stored,
  check,
  describe,
  isSaving,
  onSave,
  onTyped,
  typed,
  focusOn,
  className,
  children,
}: InlineFormProps<T>) {
  const form = useForm<T>({
    defaultValues: (typed?.base ?? stored) as DefaultValues<T>, // the type asks for a part of the record, and this is a whole one
    resolver: issuesResolver(check),
    reValidateMode: 'onChange',
  });
  const merge = useMerge(form);
  useStoredValues(form, stored, merge, typed);
  const { setFocus } = form;
  useEffect(() => {
    if (focusOn) setFocus(focusOn);
  }, [setFocus, focusOn]);
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control, compute: (all: T) => all });
  useEffect(() => {
    // What is not decided yet has to be merged again.
    const base = (merge.isOpen && merge.merging?.base) || stored;
    onTyped(isDirty ? { base, values } : null);
  });
  const submit = form.handleSubmit(async (values) => {
    for (const issue of issuesOf(await onSave(values))) form.setError(issue.field as Path<T>, fieldProblem(issue)); // the server has the field names of the form
  });
  const context = useMemo(() => ({ type, id, blockSaving: () => () => undefined }), [type, id]);
  return (
    <FormProvider {...form}>
      <RecordFormContextProvider value={context}>
        <form
          aria-labelledby={labelledBy}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isSaving) return;
            if (merge.isOpen) focusOnMissingChoice(event.currentTarget);
            else void submit();
          }}
          className={className}
        >
          {merge.merging && (
            <MergePanel
              merging={merge.merging}
              describe={describe}
              onChoose={merge.choose}
              onLoadStored={() => {
                form.reset(stored);
                merge.clear();
              }}
            />
          )}
          {children}
        </form>
      </RecordFormContextProvider>
    </FormProvider>
  );
}
