import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { type Location, useBeforeUnload, useBlocker } from 'react-router-dom';
import { useTexts } from '../../ui/use-texts.ts';
import { inLanguage } from '../../../paths.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { restoreFocus, useFocusOnOpen } from '../screen.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useFailureMessage } from '../graph/failure-message.ts';
import { type RecordFormContext, RecordFormContextProvider } from './field.tsx';
import { ConflictPanel, DeletedNotice, type DescribeGroup } from './conflict-panel.tsx';
import type { RecordFormState } from './use-record-form.ts';

interface RecordFormProps<T extends FieldValues> extends Pick<RecordFormContext, 'type'> {
  state: RecordFormState<T>;
  label: string;
  submitLabel: string;
  onCancel?: () => void;
  /** If it is missing, the buttons are in a bar that stays in the window. */
  className?: string;
  /** A page for a stored record needs no focus, and a restored draft says at its top what it is. */
  takesFocus?: boolean;
  /** Needed if the form has other fields than the record. */
  describe?: DescribeGroup<T> | undefined;
  /** Shown after an error without a message from the server (spec §8). */
  failureText?: string | undefined;
  /** If valid values have some, saving asks for confirmation. */
  warningsOf?: ((values: T) => readonly string[]) | undefined;
  children: ReactNode;
}

const FORM_BAR = {
  'data-form-bar': true,
  className:
    'sticky bottom-0 z-10 -mx-4 cluster gap-2 border-t border-line bg-page/95 px-4 py-3 backdrop-blur-sm sm:-mx-8 sm:px-8',
};

export function RecordForm<T extends FieldValues>({
  state,
  type,
  label,
  submitLabel,
  onCancel,
  className,
  takesFocus = state.isNew && state.draft.openedAt === null,
  describe,
  failureText,
  warningsOf,
  children,
}: RecordFormProps<T>) {
  const { t } = useTexts();
  const failureMessage = useFailureMessage();
  const { form, conflict, failure, isDeleted, isSaving } = state;
  const [blockers, setBlockers] = useState(0);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [isChoiceMissing, setChoiceMissing] = useState(false);
  const isBusy = isSaving || blockers > 0;
  const conflicts = conflict?.choices.flatMap(({ group }) => group) ?? [];
  const element = useRef<HTMLFormElement>(null);
  useFocusOnOpen(element, takesFocus);
  useLeaveGuard(state);
  useFocusOnProblem(element, form.formState.submitCount, !form.formState.isSubmitting);

  const blockSaving = () => {
    setBlockers((count) => count + 1);
    return () => setBlockers((count) => count - 1);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setChoiceMissing(state.isUndecided);
    if (state.isUndecided) return element.current?.querySelector<HTMLElement>('[data-open]')?.focus();
    const found = warningsOf && state.isValid() ? warningsOf(form.getValues()) : [];
    setWarnings(found);
    if (found.length === 0) void state.submit();
  };

  return (
    <FormProvider {...form}>
      <RecordFormContextProvider value={{ type, blockSaving, conflicts }}>
        <form ref={element} aria-label={label} onSubmit={submit} noValidate className={className ?? 'grid gap-6'}>
          <DraftNotice draft={state.draft} onDiscard={state.discardDraft} />
          {isDeleted && <DeletedNotice />}
          {!isDeleted && conflict && (
            <ConflictPanel
              conflict={conflict}
              describe={describe}
              isChoiceMissing={isChoiceMissing}
              onChoose={state.choose}
            />
          )}
          {failure !== null && (
            <p
              role="alert"
              tabIndex={-1}
              data-problem
              className="rounded-xl border border-danger/30 bg-danger-soft px-4 py-3 text-danger"
            >
              {failureMessage(failure, failureText ?? t('form.submitFailed'))}
            </p>
          )}
          {children}
          <div {...(className === undefined ? FORM_BAR : { className: 'flex flex-wrap gap-2' })}>
            <Button type="submit" isBusy={isBusy}>
              {isSaving ? t('form.saving') : isDeleted ? t('form.saveAsNew') : submitLabel}
            </Button>
            {onCancel && (
              <Button variant="plain" onClick={onCancel}>
                {t('form.cancel')}
              </Button>
            )}
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
      </RecordFormContextProvider>
    </FormProvider>
  );
}

/** Focuses the first invalid field, or else the message above the fields. */
function useFocusOnProblem(element: RefObject<HTMLFormElement | null>, submitCount: number, isDone: boolean) {
  useEffect(() => {
    if (submitCount === 0 || !isDone) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"], [data-invalid]') ?? find('[data-problem]'))?.focus();
  }, [element, submitCount, isDone]);
}

interface DraftNoticeProps {
  draft: Pick<RecordFormState<FieldValues>['draft'], 'openedAt' | 'offered' | 'openOffered' | 'discardOffered'>;
  onDiscard: () => void;
}

/** The draft that the form shows can be discarded; one of another tab can be opened or discarded. */
function DraftNotice({ draft: { openedAt, offered, openOffered, discardOffered }, onDiscard }: DraftNoticeProps) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const savedAt = openedAt ?? offered?.savedAt;
  if (savedAt === undefined) return null;
  const buttons =
    openedAt === null
      ? ([
          ['form.draftOpen', openOffered],
          ['form.draftDiscard', discardOffered],
        ] as const)
      : ([['form.draftDiscard', onDiscard]] as const);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="cluster justify-between gap-3 rounded-xl border border-tag-blue/30 bg-tag-blue-soft px-4 py-2.5 text-sm text-tag-blue"
    >
      <p>
        {t(openedAt === null ? 'form.draftOffered' : 'form.draftRestored')} <RelativeTime iso={savedAt} />
      </p>
      <div className="flex gap-2">
        {buttons.map(([label, onClick]) => (
          <button
            key={label}
            type="button"
            onClick={() => {
              onClick();
              box.current?.focus();
              restoreFocus();
            }}
            className="min-h-9 rounded-lg border border-current px-3 font-medium"
          >
            {t(label)}
          </button>
        ))}
      </div>
    </div>
  );
}

type GuardedForm = Pick<RecordFormState<FieldValues>, 'isUnsaved' | 'leave'>;

const guardedForms = new Set<GuardedForm>();
export const isUnsaved = () => [...guardedForms].some((form) => form.isUnsaved());

function useLeaveGuard(form: GuardedForm) {
  useEffect(() => {
    guardedForms.add(form);
    return () => void guardedForms.delete(form);
  });
}

/** Asks with a dialog inside the administration, otherwise with the browser's own. */
export function LeaveGuard() {
  const { t } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && screenOf(currentLocation) !== screenOf(nextLocation),
  );
  useBeforeUnload(warnOfUnsaved);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('form.leaveTitle')}
      text={t('form.leaveText')}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      onConfirm={() => {
        for (const form of guardedForms) form.leave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}

function warnOfUnsaved(event: BeforeUnloadEvent) {
  if (isUnsaved()) event.preventDefault();
}

/** A screen in another language is the same one. */
function screenOf({ pathname, search }: Location) {
  return inLanguage(pathname + search, null);
}
