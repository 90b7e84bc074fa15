import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDeleteBrowserMutation, type AdminBrowserFragment } from '../../graph/admin.ts';
import { addBrowserPath } from '../../paths.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { Icon } from '../../ui/icon.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading } from '../ui/loading.tsx';
import type { Status } from '../ui/status-message.tsx';
import { useBrowserColumns } from './browser-columns.tsx';
import { useAllBrowsers } from './use-all-browsers.ts';

/** Every browser, to add, edit and delete (spec §2). */
export function BrowserList({ onStatus }: { onStatus: (kind: Status['kind'], text: string) => void }) {
  const { t } = useTranslation(['admin', 'translation']);
  const all = useAllBrowsers();
  const [doomed, setDoomed] = useState<AdminBrowserFragment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const columns = useBrowserColumns(setDoomed);
  return (
    <>
      <ScreenHeader title={t('browsers.title')}>
        <Link to={addBrowserPath()} className={buttonClass()}>
          <Icon name="plus" className="size-4" />
          {t('browsers.add')}
        </Link>
      </ScreenHeader>
      {failure !== null && (
        <div className="mb-4">
          <ErrorBox message={failure} />
        </div>
      )}
      <Loading what={all.browsers} error={all.error} message={t('translation:error.loadBrowsers')} retry={all.reload}>
        {(browsers) =>
          browsers.length === 0 ? (
            <EmptyState icon="window" title={t('browsers.empty')} text={t('browsers.emptyText')}>
              <Link to={addBrowserPath()} className={buttonClass()}>
                {t('browsers.addFirst')}
              </Link>
            </EmptyState>
          ) : (
            <DataTable label={t('browsers.title')} columns={columns} rows={browsers} rowId={idOf} searchText={textOf} fullWidth={1080} />
          )
        }
      </Loading>
      <DeleteDialog
        browser={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={(text) => {
          setFailure(null);
          onStatus('success', text);
        }}
        onFailed={setFailure}
      />
    </>
  );
}

interface DeleteDialogProps {
  browser: AdminBrowserFragment | null;
  onClose: () => void;
  /** Called with what there is to say about it. */
  onDeleted: (text: string) => void;
  onFailed: (message: string) => void;
}

/** Asks, deletes, and tells how many slides led there (spec §8: 'Delete failed'). */
function DeleteDialog({ browser, onClose, onDeleted, onFailed }: DeleteDialogProps) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const failureMessage = useFailureMessage();
  const [deleteBrowser, { loading }] = useDeleteBrowserMutation({ refetchQueries: ['AllBrowsers'], awaitRefetchQueries: true });
  const name = browser ? localize(browser.name) : '';

  const confirm = async () => {
    if (!browser) return;
    try {
      const { data } = await deleteBrowser({ variables: { id: browser.id } });
      const count = data?.deleteBrowser.deactivatedSlides ?? 0;
      onDeleted(count > 0 ? t('browsers.slidesDeactivated', { name, count }) : t('browsers.deleted', { name }));
    } catch (error) {
      onFailed(failureMessage(error, t('browsers.deleteFailed')));
    }
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen={browser !== null}
      title={t('browsers.deleteTitle', { name })}
      text={t('browsers.deleteText')}
      confirmLabel={t('form.delete')}
      isBusy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

function idOf({ id }: AdminBrowserFragment): number {
  return id;
}

function textOf({ id, name, shortDescription, tags }: AdminBrowserFragment): string {
  const labels = tags.flatMap((tag) => [tag.id, tag.label.en, tag.label.zh]);
  return [id, name.en, name.zh, shortDescription.en, shortDescription.zh, ...labels].join(' ');
}
