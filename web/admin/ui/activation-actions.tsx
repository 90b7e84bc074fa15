import { useTranslation } from '../../i18n/use-translation.ts';
import { BulkDelete } from './bulk-delete.tsx';
import { Button } from './button.tsx';
import { useBulkAction } from './use-bulk-action.ts';

interface ActivationActionsProps {
  /** What is deleted: "3 slides". */
  what: string;
  /** What a deletion means. */
  text: string;
  activate: (isActive: boolean) => Promise<unknown>;
  remove: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  onDeleted: () => void;
}

/** Activates, deactivates or deletes the selected rows. Each action is one change of the history. */
export function ActivationActions({ what, text, activate, remove, reload, onDeleted }: ActivationActionsProps) {
  const { t } = useTranslation('admin');
  const { run, isBusy } = useBulkAction(reload);
  return (
    <>
      <Button
        variant="secondary"
        isBusy={isBusy}
        onClick={() =>
          void run(
            () => activate(true),
            (changed) => t('table.activated', { what: changed.what }),
          )
        }
      >
        {t('table.activate')}
      </Button>
      <Button
        variant="secondary"
        isBusy={isBusy}
        onClick={() =>
          void run(
            () => activate(false),
            (changed) => t('table.deactivated', { what: changed.what }),
          )
        }
      >
        {t('table.deactivate')}
      </Button>
      <BulkDelete
        what={what}
        text={text}
        isBusy={isBusy}
        onDelete={() => void run(remove, (deleted) => t('history.many.delete', { what: deleted.what }), onDeleted)}
      />
    </>
  );
}
