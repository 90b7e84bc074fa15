import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../rules/format.ts';
import { RECORDS_AT_ONCE } from '../../../rules/limits.ts';
import type { Need } from '../../../rules/needs.ts';
import { PAGES } from '../../../rules/pages.ts';
import { isSameRelease } from '../../../rules/release.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import {
  adminVersionsPath,
  editBrowserPath,
  editCustomCodePath,
  editSlidePath,
  versionFormPath,
} from '../admin-paths.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable, type Column } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { shortTime } from '../ui/short-date.tsx';
import { usePublishBrowsers } from '../browsers/use-publish-browsers.ts';
import { usePublishVersions } from '../versions/use-publish.ts';
import { useVersionName } from '../versions/version-name.ts';
import { useWaitingRecordsQuery, type WaitingRecordFragment } from './dashboard.generated.ts';

/** `/admin?need=…`: the records with a need, each with a link to where it can be met. */
export function WaitingRecords({ need }: { need: Need }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useWaitingRecordsQuery({
    variables: { need, first: RECORDS_AT_ONCE },
    fetchPolicy: 'cache-and-network',
  });
  const count = data?.needs.find((one) => one.need === need)?.count ?? 0;
  const nameOf = useRecordName();
  const columns = useNeedColumns(need, data?.waitingRecords ?? NONE, refetch);
  const title = t(`needs.list.${need}`);
  return (
    <>
      <ScreenHeader
        title={title}
        text={t(`needs.text.${need}`)}
        back={{ to: PAGES.admin.path, label: t('dashboard.title') }}
      />
      <Loading data={data?.waitingRecords} error={error} message={t('form.loadFailed')} retry={refetch}>
        {(records) =>
          records.length === 0 ? (
            <EmptyState icon="check" title={t('needs.none')} />
          ) : (
            <>
              <DataTable label={title} columns={columns} rows={records} rowId={rowId} searchText={nameOf} />
              {count > records.length && (
                <p className="mt-3 text-sm text-muted">{t('needs.first', { shown: records.length, total: count })}</p>
              )}
            </>
          )
        }
      </Loading>
    </>
  );
}

const NONE: readonly WaitingRecordFragment[] = [];

function rowId({ recordType, id }: WaitingRecordFragment): string {
  return `${recordType} ${id}`;
}

function useNeedColumns(
  need: Need,
  records: readonly WaitingRecordFragment[],
  reload: () => Promise<unknown>,
): readonly Column<WaitingRecordFragment>[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const nameOf = useRecordName();
  const { publish } = usePublishVersions(reload);
  const { publish: publishBrowsers } = usePublishBrowsers(reload);
  return useMemo(() => {
    const dateOf = ({ isPublished, dueAt, releasedOn }: WaitingRecordFragment) => {
      if (need !== 'due') return releasedOn && formatDate(releasedOn, language);
      return dueAt && t(isPublished ? 'needs.hiddenAt' : 'needs.publicAt', { time: shortTime(dueAt, language) });
    };
    const buttonOf = (record: WaitingRecordFragment) => {
      if (record.recordType === 'browser')
        return (
          <PublishButton
            text={t('browsers.publishShort')}
            label={t('browsers.publishOne', { name: nameOf(record) })}
            onPublish={() => publishBrowsers([record])}
          />
        );
      if (record.recordType !== 'version') return null;
      const files = records.filter(
        (other) =>
          other.recordType === 'version' && record.browser?.id === other.browser?.id && isSameRelease(record, other),
      );
      const count = files.length;
      return (
        <PublishButton
          text={t('release.publish', { count })}
          label={t('release.publishOne', { number: record.versionNumber ?? '', count })}
          onPublish={() => publish(files)}
        />
      );
    };
    return [
      {
        id: 'name',
        header: t('browsers.name'),
        hidesLabel: true,
        sortBy: nameOf,
        cell: (record) => <NameCell record={record} need={need} name={nameOf(record)} />,
      },
      {
        id: 'type',
        header: t('history.recordType'),
        sortBy: ({ recordType }) => t(`history.type.${recordType as 'browser'}`),
        cell: ({ recordType }) => <span className="text-muted">{t(`history.type.${recordType as 'browser'}`)}</span>,
      }, // the server sends four of the shown types
      {
        id: 'date',
        header: t(need === 'due' ? 'needs.dueAt' : 'needs.releasedOn'),
        sortBy: ({ dueAt, releasedOn }) => (need === 'due' ? dueAt : releasedOn) ?? '',
        cell: (record) => <span className="whitespace-nowrap text-muted">{dateOf(record) ?? '–'}</span>,
      },
      ...(need === 'draft'
        ? [
            {
              id: 'actions',
              header: t('versions.actions'),
              hidesLabel: true,
              align: 'right' as const,
              cell: buttonOf,
            },
          ]
        : []),
    ];
  }, [t, language, need, nameOf, records, publish, publishBrowsers]);
}

function PublishButton({ text, label, onPublish }: { text: string; label: string; onPublish: () => void }) {
  return (
    <Button variant="secondary" className="min-h-9!" onClick={onPublish} aria-label={label}>
      {text}
    </Button>
  );
}

function NameCell({ record, need, name }: { record: WaitingRecordFragment; need: Need; name: string }) {
  return (
    <Link to={pathOf(record, need)} className="flex items-center gap-3 font-medium wrap-anywhere hover:text-accent">
      {record.browser && <BrowserIcon url={record.browser.iconUrl} size="sm" />}
      {name}
    </Link>
  );
}

function useRecordName(): (record: WaitingRecordFragment) => string {
  const { language } = useLanguage();
  const versionName = useVersionName();
  return useCallback(
    ({ browser, title, versionNumber, platform, architecture }) => {
      const text = title ?? browser?.name;
      const name = text ? text[language] || text.en : '';
      return versionNumber !== null && platform !== null
        ? `${name} ${versionName({ versionNumber, platform, architecture })}`
        : name;
    },
    [language, versionName],
  );
}

/** Where the need can be met: screenshots and releases are saved in versions. */
function pathOf({ recordType, id, browser }: WaitingRecordFragment, need: Need): string {
  if (recordType === 'slide') return editSlidePath(id);
  if (recordType === 'customCode') return editCustomCodePath(id);
  const browserId = browser?.id ?? 0;
  if (recordType === 'version') return versionFormPath(browserId, { kind: 'edit', id });
  return need === 'translation' || need === 'draft' ? editBrowserPath(id) : adminVersionsPath(browserId);
}
