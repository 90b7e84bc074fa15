import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { RestoreRecordDocument } from './history.generated.ts';
import { useNotices } from './notices-context.ts';
import { useRecordTitle, type NamedRecord } from './record-name.ts';
import { refetchAll } from './refetch.ts';

/** One value of a field, before or after a change. */
export interface RestoredValue {
  field: string;
  label: string;
  before: boolean;
}

/** Brings a record, or one of its fields, back to its state after a change, and loads what the screen shows again. */
export function useRestoreRecord() {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const notices = useNotices();
  const failureMessage = useFailureMessage();
  const titleOf = useRecordTitle();
  const [isBusy, setBusy] = useState(false);
  const restore = async (change: { id: number }, record: NamedRecord, value?: RestoredValue) => {
    const { recordType, recordId } = record;
    const name = value ? t('history.fieldOf', { field: value.label, name: titleOf(record) }) : titleOf(record);
    setBusy(true);
    try {
      const { data } = await client.mutate({
        mutation: RestoreRecordDocument,
        variables: {
          changeId: change.id,
          recordType,
          recordId,
          ...(value && { fields: [value.field], before: value.before }),
        },
      });
      const obstacles = data?.restoreRecord.obstacles ?? [];
      notices.block(obstacles);
      if (obstacles.length === 0)
        notices.show('success', t(data?.restoreRecord.change ? 'history.restored' : 'history.sameState', { name }));
    } catch (error) {
      notices.show('failure', failureMessage(error, t('history.restoreFailed')));
    }
    await refetchAll(client);
    setBusy(false);
  };
  return { restore, isBusy };
}
