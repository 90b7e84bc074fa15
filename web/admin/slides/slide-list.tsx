import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ShowStatus } from '../history/notices.ts';
import {
  useDeleteSlideMutation,
  useAdminSlidesQuery,
  useUpdateSlideMutation,
  type AdminSlideFragment,
} from './slides.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ADD_SLIDE_PATH } from '../admin-paths.ts';
import { Icon } from '../ui/icon.tsx';
import { useFailureMessage } from '../form/failure-message.ts';
import { isOutdated } from '../form/failure-parts.ts';
import { TrashNote } from '../history/trash-note.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { focusOnMain } from '../layout/use-focus-on-view.ts';
import { LinkStatesProvider } from '../links/link-states.tsx';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { SlideActions } from './slide-actions.tsx';
import { useSlideColumns } from './slide-columns.tsx';
import { sentSlideOf, formValuesOf } from './slide-values.ts';

/** The list of slides (spec §2). */
export function SlideList({ onStatus }: { onStatus: ShowStatus }) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const { data, error, refetch } = useAdminSlidesQuery();
  const [toDelete, setToDelete] = useState<AdminSlideFragment | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const failureText = useFailureText();
  const toggle = useToggle(refetch, setFailure);
  const { remove, isDeleting } = useDeletion(refetch, onStatus, setFailure);
  const columns = useSlideColumns({ onToggle: toggle, onDelete: setToDelete });
  const bulk = {
    nameOf: ({ title }: AdminSlideFragment) => localize(title),
    actions: (selected: readonly AdminSlideFragment[], onDeleted: () => void) => (
      <SlideActions ids={selected.map(idOf)} reload={refetch} onDeleted={onDeleted} />
    ),
  };
  return (
    <>
      <ScreenHeader title={t('slides.title')} text={t('slides.text')}>
        <Link to={ADD_SLIDE_PATH} className={buttonClass()}>
          <Icon name="plus" className="size-4" />
          {t('slides.add')}
        </Link>
      </ScreenHeader>
      <Loading data={data?.slides} error={error} message={t('slides.fetchFailed')} retry={refetch}>
        {(slides) =>
          slides.length > 0 ? (
            <LinkStatesProvider urls={slides.map(({ linkUrl }) => linkUrl)}>
              <DataTable
                label={t('slides.title')}
                columns={columns}
                rows={slides}
                rowId={idOf}
                searchText={textOf}
                fullWidth={900}
                bulk={bulk}
              />
            </LinkStatesProvider>
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
        isOpen={toDelete !== null}
        title={t('slides.deleteTitle')}
        text={t('slides.deleteText')}
        note={<TrashNote />}
        confirmLabel={t('form.delete')}
        isBusy={isDeleting}
        onCancel={() => setToDelete(null)}
        onConfirm={() => toDelete && void remove(toDelete, () => setToDelete(null))}
      />
      <AlertDialog message={failure && failureText(failure)} onClose={() => setFailure(null)} />
    </>
  );
}

/** Activates or deactivates a slide by saving its whole record (spec §4). */
function useToggle(
  reload: () => Promise<unknown>,
  onFailed: (failure: Failure) => void,
): (slide: AdminSlideFragment) => void {
  const [update] = useUpdateSlideMutation();
  return useCallback(
    (slide) => {
      const input = { ...sentSlideOf(formValuesOf(slide, null)), isActive: !slide.isActive };
      update({ variables: { id: slide.id, input, revision: slide.revision } }).catch((error: unknown) => {
        onFailed({ action: 'slides.toggleFailed', error });
        // The reason may be that someone else has changed the slide.
        void reload().catch(() => undefined);
      });
    },
    [update, reload, onFailed],
  );
}

function useDeletion(reload: () => Promise<unknown>, onStatus: ShowStatus, onFailed: (failure: Failure) => void) {
  const { t } = useTranslation('admin');
  const [deleteSlide, { loading: isDeleting }] = useDeleteSlideMutation();
  const remove = async ({ id }: AdminSlideFragment, close: () => void) => {
    try {
      await deleteSlide({ variables: { id } });
    } catch (error) {
      close();
      onFailed({ action: 'slides.deleteFailed', error });
      // Someone else may have deleted it before.
      await reload().catch(() => undefined);
      return;
    }
    await reload().catch(() => undefined);
    close();
    onStatus('success', t('slides.deleted'));
    focusOnMain();
  };
  return { remove, isDeleting };
}

interface Failure {
  action: 'slides.toggleFailed' | 'slides.deleteFailed';
  error: unknown;
}

/**
 * Returns the message of a failed action (spec §8), with the reason if someone else has changed or deleted the slide.
 */
function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  return ({ action, error }) => {
    const message = t(action);
    return isOutdated(error) ? t('form.because', { message, reason: failureMessage(error, message) }) : message;
  };
}

function idOf({ id }: AdminSlideFragment): number {
  return id;
}

function textOf({ id, title, description, linkUrl }: AdminSlideFragment): string {
  return [`#${id}`, title.en, title.zh, description.en, description.zh, linkUrl ?? ''].join('\n');
}
