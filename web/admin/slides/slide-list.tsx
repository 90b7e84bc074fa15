import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDeleteSlideMutation, useKeptSlidesQuery, useUpdateSlideMutation, type KeptSlideFragment } from './slides.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { focusOnMain } from '../layout/use-focus-on-view.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading } from '../ui/loading.tsx';
import type { Status } from '../ui/status-message.tsx';
import { useSlideColumns } from './slide-columns.tsx';
import { sentSlideOf, slideValuesOf } from './slide-values.ts';
import { ADD_SLIDE_PATH } from './slides-view.ts';

/** Every slide, to add, edit, switch on and off, and delete (spec §2). */
export function SlideList({ say }: { say: (kind: Status['kind'], text: string) => void }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useKeptSlidesQuery();
  const [doomed, setDoomed] = useState<KeptSlideFragment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const toggle = useToggle(refetch, setFailure);
  const { remove, isDeleting } = useDeletion(refetch, say, setFailure);
  const columns = useSlideColumns({ onToggle: toggle, onDelete: setDoomed });
  return (
    <>
      <ScreenHeader title={t('slides.title')} text={t('slides.text')}>
        <Link to={ADD_SLIDE_PATH} className={buttonClass()}>
          <Icon name="plus" className="size-4" />
          {t('slides.add')}
        </Link>
      </ScreenHeader>
      <Loading what={data?.slides} error={error} message={t('slides.fetchFailed')} retry={refetch}>
        {(slides) =>
          slides.length > 0 ? (
            <DataTable label={t('slides.title')} columns={columns} rows={slides} rowId={idOf} searchText={textOf} fullWidth={860} />
          ) : (
            <EmptyState icon="image" title={t('slides.empty')}>
              <Link to={ADD_SLIDE_PATH} className={buttonClass()}>
                {t('slides.addFirst')}
              </Link>
            </EmptyState>
          )
        }
      </Loading>
      <ConfirmDialog
        isOpen={doomed !== null}
        title={t('slides.deleteTitle')}
        text={t('slides.deleteText')}
        confirmLabel={t('form.delete')}
        isBusy={isDeleting}
        onCancel={() => setDoomed(null)}
        onConfirm={() => doomed && void remove(doomed, () => setDoomed(null))}
      />
      <AlertDialog message={failure} onClose={() => setFailure(null)} />
    </>
  );
}

/** Flips whether a slide is active, with the full record (spec §4). */
function useToggle(reload: () => Promise<unknown>, onFailed: (message: string) => void): (slide: KeptSlideFragment) => void {
  const { t } = useTranslation('admin');
  const [update] = useUpdateSlideMutation();
  return useCallback(
    (slide) => {
      const input = { ...sentSlideOf(slideValuesOf(slide, null)), isActive: !slide.isActive };
      update({ variables: { id: slide.id, input, revision: slide.revision } }).catch(() => {
        onFailed(t('slides.toggleFailed'));
        // It may have failed because something else is stored by now.
        void reload().catch(() => undefined);
      });
    },
    [t, update, reload, onFailed],
  );
}

function useDeletion(reload: () => Promise<unknown>, say: (kind: Status['kind'], text: string) => void, onFailed: (message: string) => void) {
  const { t } = useTranslation('admin');
  const [deleteSlide, { loading: isDeleting }] = useDeleteSlideMutation();
  const remove = async ({ id }: KeptSlideFragment, close: () => void) => {
    try {
      await deleteSlide({ variables: { id } });
    } catch {
      close();
      onFailed(t('slides.deleteFailed'));
      return;
    }
    await reload().catch(() => undefined);
    close();
    say('success', t('slides.deleted'));
    focusOnMain();
  };
  return { remove, isDeleting };
}

function idOf({ id }: KeptSlideFragment): number {
  return id;
}

function textOf({ title, description, linkUrl }: KeptSlideFragment): string {
  return [title.en, title.zh, description.en, description.zh, linkUrl ?? ''].join('\n');
}
