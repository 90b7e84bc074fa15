import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ShownRecordType } from '../../../rules/history.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { ChangeRow } from './change-row.tsx';
import { historyPath } from './history-filter.ts';
import { useChangesQuery } from './history.generated.ts';

const CHANGES_SHOWN = 5;

interface RecordHistoryProps {
  type?: ShownRecordType;
  record?: string;
  /** The browser whose own changes and those of all that belongs to it are shown. */
  browser?: number;
}

/** The last changes of the record in a form, folded until they are needed. */
export function RecordHistory(props: RecordHistoryProps) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className="mt-6 rounded-2xl border border-line bg-surface">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={`flex min-h-14 w-full items-center gap-2 px-5 text-left font-semibold hover:bg-sunken/60 ${isOpen ? 'rounded-t-2xl' : 'rounded-2xl'}`}
        >
          <Icon name="history" className="size-4.5 text-muted" />
          {t('history.ofRecord')}
          <Icon
            name="chevronRight"
            className={`ml-auto size-4 text-muted transition-transform ${isOpen ? 'rotate-90' : ''}`}
          />
        </button>
      </h2>
      <div id={id}>{isOpen && <LastChanges {...props} />}</div>
    </section>
  );
}

function LastChanges({ type, record, browser }: RecordHistoryProps) {
  const { t } = useTranslation('admin');
  const filter = { recordType: type, recordId: record, browserId: browser };
  const { data, error, refetch } = useChangesQuery({
    variables: { filter, page: 1, limit: CHANGES_SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <div className="border-t border-line">
      <Loading data={data?.changes} error={error} message={t('form.loadFailed')} retry={refetch}>
        {({ changes }) =>
          changes.length === 0 ? (
            <p className="px-5 py-4 text-sm text-muted">{t('history.ofRecordEmpty')}</p>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {changes.map((change) => (
                  <ChangeRow key={change.id} change={change} withDay />
                ))}
              </ul>
              <p className="border-t border-line px-5 py-3">
                <Link to={historyPath({ type, record, browser })} className="text-sm text-accent hover:underline">
                  {t('history.allOfRecord')}
                </Link>
              </p>
            </>
          )
        }
      </Loading>
    </div>
  );
}
