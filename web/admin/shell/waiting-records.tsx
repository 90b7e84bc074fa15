import { Link } from 'react-router-dom';
import { formatDate } from '#rules/format.ts';
import { RECORDS_AT_ONCE } from '#rules/limits.ts';
import type { Need } from '#rules/needs.ts';
import { PAGES, recordPath } from '#rules/pages.ts';
import { isSameRelease } from '#rules/release.ts';
import { useLanguage, useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { formPath, versionFormPath } from '../records/admin-paths.ts';
import { useBrowserChanges } from '../browsers/browser-actions.tsx';
import { ScreenHeader, EmptyState, Loading } from '../records/screen.tsx';
import { Button } from '../ui/button.tsx';
import { shortTime } from '../ui/short-date.tsx';
import { useVersionChanges } from '../versions/version-actions.tsx';
import { useVersionName } from '../records/form/version-name.ts';
import { useWaitingRecordsQuery, type WaitingRecordFragment } from './dashboard.generated.ts';

export function WaitingRecords({ need }: { need: Need }) {
  const { t } = useTexts();
  const language = useLanguage();
  const localize = useLocalize();
  const versionName = useVersionName();
  const { data, ...query } = useWaitingRecordsQuery({ variables: { need, first: RECORDS_AT_ONCE } });
  const total = data?.needs.find((one) => one.need === need)?.count ?? 0;
  const { publish } = useVersionChanges(query.refetch);
  const { publish: publishBrowsers } = useBrowserChanges(query.refetch);

  const nameOf = ({ browser, title, versionNumber, platform, architecture }: WaitingRecordFragment) => {
    const text = title ?? browser?.name;
    const name = text ? localize(text) : '';
    return versionNumber !== null && platform !== null
      ? `${name} ${versionName({ versionNumber, platform, architecture })}`
      : name;
  };
  const dateOf = ({ isPublished, dueAt, releasedOn }: WaitingRecordFragment) => {
    if (need !== 'due') return releasedOn && formatDate(releasedOn, language);
    return dueAt && t(isPublished ? 'needs.hiddenAt' : 'needs.publicAt', { time: shortTime(dueAt, language) });
  };
  const publishButton = (record: WaitingRecordFragment) => {
    if (need !== 'draft' && (need !== 'due' || record.isPublished)) return null;
    if (record.recordType === 'browser')
      return {
        children: t('browsers.publishShort'),
        'aria-label': t('browsers.publishOne', { name: nameOf(record) }),
        onClick: () => publishBrowsers([record]),
      };
    if (record.recordType !== 'version') return null;
    const files = (data?.waitingRecords ?? []).filter(
      (other) =>
        other.recordType === 'version' &&
        other.isPublished === record.isPublished &&
        record.browser?.id === other.browser?.id &&
        isSameRelease(record, other),
    );
    if (files[0] !== record) return null;
    const count = files.length;
    return {
      children: t('release.publish', { count }),
      'aria-label': t('release.publishOne', { number: record.versionNumber ?? '', count }),
      onClick: () => publish(files),
    };
  };

  return (
    <>
      <ScreenHeader
        title={t(`needs.list.${need}`)}
        text={t(`needs.text.${need}`)}
        back={{ to: PAGES.admin.path, label: t('dashboard.title') }}
      />
      <Loading data={data?.waitingRecords} query={query}>
        {(records) =>
          records.length === 0 ? (
            <EmptyState icon="check" title={t('needs.none')} />
          ) : (
            <ul className="divide-y divide-line overflow-hidden panel">
              {records.map((record) => {
                const button = publishButton(record);
                return (
                  <li
                    key={`${record.recordType} ${record.id}`}
                    className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm"
                  >
                    <Link
                      to={pathOf(record, need)}
                      className="flex min-w-0 grow items-center gap-3 font-medium wrap-anywhere hover:text-accent"
                    >
                      {record.browser && <BrowserIcon url={record.browser.iconUrl} size="sm" />}
                      {nameOf(record)}
                    </Link>
                    <span className="text-muted">{dateOf(record)}</span>
                    {button && <Button variant="secondary" className="min-h-9!" {...button} />}
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loading>
      {data && total > data.waitingRecords.length && (
        <p className="mt-3 hint">{t('needs.first', { shown: data.waitingRecords.length, total })}</p>
      )}
    </>
  );
}

/** The screen that removes the need. Screenshots and releases are saved in versions. */
function pathOf({ recordType, id, browser }: WaitingRecordFragment, need: Need) {
  if (recordType === 'slide') return formPath('adminSlides', id);
  if (recordType === 'customCode') return formPath('adminCodes', id);
  const browserId = browser?.id ?? 0;
  if (recordType === 'version') return versionFormPath(browserId, 'edit', id);
  return need === 'translation' || need === 'draft'
    ? formPath('adminBrowsers', id)
    : recordPath('adminVersions', browserId);
}
