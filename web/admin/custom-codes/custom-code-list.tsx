import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CODE_POSITIONS, type CodePosition } from '../../../rules/vocabulary.ts';
import type { ShowStatus } from '../history/notices.ts';
import {
  useCustomCodesQuery,
  useDeleteCustomCodeMutation,
  useToggleCustomCodeMutation,
  type AdminCustomCodeFragment,
} from './custom-codes.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { ADD_CUSTOM_CODE_PATH } from '../admin-paths.ts';
import { Icon } from '../ui/icon.tsx';
import { useFailureMessage } from '../form/failure-message.ts';
import { isConflict } from '../form/failure-parts.ts';
import { TrashNote } from '../history/trash-note.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { focusOnMain } from '../layout/use-focus-on-view.ts';
import { buttonClass } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { SelectBox } from '../ui/select-box.tsx';
import { SelectionBar } from '../ui/selection-bar.tsx';
import { useSelection } from '../ui/use-selection.ts';
import { CustomCodeActions } from './custom-code-actions.tsx';
import { CustomCodeCard } from './custom-code-card.tsx';
import { useLeftOut } from './left-out.ts';

/** The custom codes by position (spec §2). */
export function CustomCodeList({ onStatus }: { onStatus: ShowStatus }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useCustomCodesQuery();
  const [failure, setFailure] = useState<string | null>(null);
  const [toDelete, setToDelete] = useState<AdminCustomCodeFragment | null>(null);
  const { toggle, toggledId } = useToggle({ onStatus, onFailed: setFailure, reload: refetch });
  return (
    <>
      <ScreenHeader title={t('codes.title')} text={t('codes.text')}>
        <Link to={ADD_CUSTOM_CODE_PATH} className={buttonClass()}>
          <Icon name="plus" className="size-4" />
          {t('codes.add')}
        </Link>
      </ScreenHeader>
      {failure !== null && (
        <div className="mb-4">
          <ErrorBox message={failure} />
        </div>
      )}
      <Loading data={data?.customCodes} error={error} message={t('codes.loadFailed')} retry={refetch}>
        {(codes) =>
          codes.length === 0 ? (
            <NoCodes />
          ) : (
            <Positions
              codes={codes}
              toggledId={toggledId}
              onToggle={(code) => void toggle(code)}
              onDelete={setToDelete}
              reload={refetch}
            />
          )
        }
      </Loading>
      <DeleteDialog code={toDelete} onClose={() => setToDelete(null)} onStatus={onStatus} onFailed={setFailure} />
    </>
  );
}

function NoCodes() {
  const { t } = useTranslation('admin');
  return (
    <EmptyState icon="code" title={t('codes.empty')} text={t('codes.emptyText')}>
      <Link to={ADD_CUSTOM_CODE_PATH} className={buttonClass()}>
        {t('codes.addFirst')}
      </Link>
    </EmptyState>
  );
}

interface PositionsProps {
  codes: readonly AdminCustomCodeFragment[];
  toggledId: number | null;
  onToggle: (code: AdminCustomCodeFragment) => void;
  onDelete: (code: AdminCustomCodeFragment) => void;
  reload: () => Promise<unknown>;
}

/** The codes by position, in the order in which pages load them. */
function Positions({ codes, toggledId, onToggle, onDelete, reload }: PositionsProps) {
  const leftOut = useLeftOut(codes);
  const list = useRef<HTMLDivElement>(null);
  const ordered = useMemo(
    () => CODE_POSITIONS.flatMap((position) => codes.filter(({ codeType }) => codeType === position)),
    [codes],
  );
  const { selected, ids, select, onKeyDown, onRowsKeyDown, selectAll, selectNone, leave } = useSelection(ordered, {
    rowId: idOf,
    body: list,
  });
  return (
    <div ref={list} onKeyDown={onRowsKeyDown} className="grid gap-8">
      {CODE_POSITIONS.map((position) => {
        const own = ordered.filter(({ codeType }) => codeType === position);
        if (own.length === 0) return null;
        return (
          <Position key={position} position={position}>
            {own.map((code) => (
              <li key={code.id}>
                <CustomCodeCard
                  code={code}
                  leftOut={leftOut.get(code.id) ?? null}
                  isBusy={toggledId === code.id}
                  selectBox={
                    <SelectBox
                      id={code.id}
                      name={code.name}
                      isSelected={ids.has(code.id)}
                      onSelect={select}
                      onKeyDown={onKeyDown}
                    />
                  }
                  onToggle={() => onToggle(code)}
                  onDelete={() => onDelete(code)}
                />
              </li>
            ))}
          </Position>
        );
      })}
      {selected.length > 0 && (
        <SelectionBar hasSelectAll count={selected.length} onSelectAll={selectAll} onClear={leave}>
          <CustomCodeActions ids={selected.map(idOf)} reload={reload} onDeleted={selectNone} />
        </SelectionBar>
      )}
    </div>
  );
}

function idOf({ id }: AdminCustomCodeFragment): number {
  return id;
}

function Position({ position, children }: { position: CodePosition; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 flex flex-wrap items-baseline gap-x-3 font-semibold">
        {t(`codes.position.${position}`)}
        <span className="text-sm font-normal text-muted">{t(`codes.place.${position}`)}</span>
      </h2>
      <ul className="grid gap-3">{children}</ul>
    </section>
  );
}

interface ToggleOptions {
  onStatus: ShowStatus;
  /** Called with an error message, or with null after a success. */
  onFailed: (message: string | null) => void;
  reload: () => Promise<unknown>;
}

/** Activates or deactivates a code with the mutation for it (spec §4). `toggledId` is the code that is being saved. */
function useToggle({ onStatus, onFailed, reload }: ToggleOptions) {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  const [toggleCode] = useToggleCustomCodeMutation();
  const [toggledId, setToggledId] = useState<number | null>(null);

  const toggle = async ({ id, name, isActive, revision }: AdminCustomCodeFragment) => {
    setToggledId(id);
    try {
      await toggleCode({ variables: { id, revision } });
      onFailed(null);
      onStatus('success', t(isActive ? 'codes.deactivated' : 'codes.activated', { name }));
    } catch (error) {
      onFailed(failureMessage(error, t('codes.toggleFailed')));
      // The list shows an outdated state.
      if (isConflict(error)) await reload().catch(() => undefined);
    }
    setToggledId(null);
  };

  return { toggle, toggledId };
}

interface DeleteDialogProps {
  code: AdminCustomCodeFragment | null;
  onClose: () => void;
  onStatus: ShowStatus;
  onFailed: (message: string | null) => void;
}

function DeleteDialog({ code, onClose, onStatus, onFailed }: DeleteDialogProps) {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  const [deleteCode, { loading }] = useDeleteCustomCodeMutation({
    refetchQueries: ['CustomCodes'],
    awaitRefetchQueries: true,
  });
  const name = code?.name ?? '';

  const confirm = async () => {
    if (!code) return;
    try {
      await deleteCode({ variables: { id: code.id } });
      onFailed(null);
      onStatus('success', t('codes.deleted', { name }));
      // The focused button was removed with its card.
      focusOnMain();
    } catch (error) {
      onFailed(failureMessage(error, t('codes.deleteFailed')));
    }
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen={code !== null}
      title={t('codes.deleteTitle', { name })}
      text={t('codes.deleteText')}
      note={<TrashNote />}
      confirmLabel={t('form.delete')}
      isBusy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
