import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFocusOnOpen } from '../layout/use-focus-on-view.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useFailureMessage } from './failure-message.ts';
import { DeletedNotice } from './deleted-notice.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { focusOnMissingChoice, MergePanel } from './merge-panel.tsx';
import { RecordFormContextProvider, type RecordFormContext } from './record-form-context.ts';
import type { DescribeGroup } from './group-differences.ts';
import type { RecordFormState } from './use-record-form.ts';

interface RecordFormProps<T extends FieldValues> {
  state: RecordFormState<T>;
  type: RecordFormContext['type'];
  /** The accessible name of the form. */
  label: string;
  submitLabel: string;
  onCancel: () => void;
  /** Describes what someone else has saved meanwhile. */
  describe: DescribeGroup<T>;
  /** Shown after an error without a message from the server (spec §8). */
  failureText?: string | undefined;
  /** What should be known before valid values are saved. Saving then asks for confirmation. */
  warningsOf?: ((values: T) => readonly string[]) | undefined;
  children: ReactNode;
}

/** The form of a record: its fields, messages about saving, and buttons (spec §5, §8). */
export function RecordForm<T extends FieldValues>({
  state,
  type,
  label,
  submitLabel,
  onCancel,
  describe,
  failureText,
  warningsOf,
  children,
}: RecordFormProps<T>) {
  const { t } = useTranslation('admin');
  const { form, merge, isDeleted, isSaving } = state;
  const [blockers, setBlockers] = useState(0);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const isBusy = isSaving || blockers > 0;
  const element = useRef<HTMLFormElement>(null);
  useFocusOnOpen(element, state.isNew);
  useFocusOnProblem(element, form.formState.submitCount, !form.formState.isSubmitting);

  const blockSaving = useCallback(() => {
    setBlockers((count) => count + 1);
    return () => setBlockers((count) => count - 1);
  }, []);
  const context = useMemo(() => ({ type, blockSaving }), [type, blockSaving]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (merge.isOpen) {
      focusOnMissingChoice(element.current);
      return;
    }
    const found = warningsOf && state.isValid() ? warningsOf(form.getValues()) : [];
    setWarnings(found);
    if (found.length === 0) void state.submit();
  };

  return (
    <FormProvider {...form}>
      <RecordFormContextProvider value={context}>
        <form ref={element} aria-label={label} onSubmit={submit} noValidate className="grid gap-6">
          <Notices state={state} describe={describe} failureText={failureText ?? t('form.submitFailed')} />
          {children}
          <div
            data-form-bar
            className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-page/95 px-4 py-3 backdrop-blur-sm sm:-mx-8 sm:px-8"
          >
            <Button type="submit" isBusy={isBusy}>
              {isSaving ? t('form.saving') : isDeleted ? t('form.saveAsNew') : submitLabel}
            </Button>
            <Button variant="plain" onClick={onCancel}>
              {t('form.cancel')}
            </Button>
          </div>
        </form>
        <ConfirmDialog
          isOpen={warnings.length > 0}
          title={t('form.warningsTitle')}
          text={warnings.join('\n')}
          confirmLabel={t('form.saveAnyway')}
          onCancel={() => setWarnings([])}
          onConfirm={() => {
            setWarnings([]);
            void state.submit();
          }}
        />
        <LeaveGuard isUnsaved={state.isUnsaved} onLeave={state.leave} />
      </RecordFormContextProvider>
    </FormProvider>
  );
}

interface NoticesProps<T extends FieldValues> extends Pick<RecordFormProps<T>, 'state' | 'describe'> {
  failureText: string;
}

/** Messages above the fields. */
function Notices<T extends FieldValues>({ state, describe, failureText }: NoticesProps<T>) {
  const { t } = useTranslation('admin');
  const { failure, merge, isDeleted, restoredAt, otherDrafts } = state;
  const failureMessage = useFailureMessage();
  return (
    <>
      <DraftNotice restoredAt={restoredAt} others={otherDrafts} onDiscard={state.discardDraft} />
      {isDeleted && <DeletedNotice />}
      {!isDeleted && merge.merging && (
        <MergePanel
          title={t('form.conflictTitle')}
          merging={merge.merging}
          describe={describe}
          onChoose={merge.choose}
          onLoadStored={state.loadStored}
        />
      )}
      {failure !== null && (
        <p
          role="alert"
          tabIndex={-1}
          data-problem
          className="rounded-xl border border-danger/30 bg-danger-soft px-4 py-3 text-danger"
        >
          {failureMessage(failure, failureText)}
        </p>
      )}
    </>
  );
}

/** After a failed submit, moves the focus to the first invalid field, or else to the message above the fields. */
function useFocusOnProblem(element: RefObject<HTMLFormElement | null>, submitCount: number, isDone: boolean): void {
  useEffect(() => {
    if (submitCount === 0 || !isDone) return;
    const problem =
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]') ??
      element.current?.querySelector<HTMLElement>('[data-problem]');
    problem?.focus();
  }, [element, submitCount, isDone]);
}
