import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { nextDisplayOrder } from '../../../rules/browser.ts';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLoaded } from '../graph/use-loaded.ts';
import { MissingRecord } from '../layout/missing-record.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { Loading } from '../ui/loading.tsx';
import { SpinnerPage } from '../ui/spinner.tsx';
import { loadSlide } from './load-slide.ts';
import { SlideForm } from './slide-form.tsx';
import { newSlideValues } from './slide-values.ts';
import { useAdminSlidesQuery } from './slides.generated.ts';

interface ViewProps {
  onSaved: () => void;
  onCancel: () => void;
}

/** The form of a new slide, for which it suggests the last position of the list. */
export function AddSlide(view: ViewProps) {
  const { t } = useTranslation('admin');
  const { data, error } = useAdminSlidesQuery({ fetchPolicy: 'network-only' });
  const isLoaded = data !== undefined || error !== undefined;
  return (
    <>
      <EditorHeader title={t('slides.add')} />
      {isLoaded ? (
        <NewSlide displayOrder={nextDisplayOrder(data?.slides.map((slide) => slide.displayOrder) ?? [])} {...view} />
      ) : (
        <SpinnerPage />
      )}
    </>
  );
}

function NewSlide({ displayOrder, ...view }: ViewProps & { displayOrder: number }) {
  // The place that was the last one when the form was opened.
  const [stored] = useState({ values: { ...newSlideValues(), displayOrder }, revision: null });
  return <SlideForm editedId={null} stored={stored} {...view} />;
}

/** The form of a stored slide. It is loaded again, because the list may be outdated. */
export function EditSlide({ id, ...view }: ViewProps & { id: number }) {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const load = useCallback(() => loadSlide(client, id), [client, id]);
  const { data, error, reload } = useLoaded(load);
  return (
    <>
      {data !== null && <EditorHeader title={t('slides.edit')} />}
      <Loading data={data} error={error} message={t('slides.fetchFailed')} retry={reload}>
        {(stored) =>
          stored ? <SlideForm editedId={id} stored={stored} fetchStored={load} {...view} /> : <MissingSlide />
        }
      </Loading>
    </>
  );
}

/** Shown if no slide has the id in the address. */
export function MissingSlide() {
  const { t } = useTranslation('admin');
  return (
    <MissingRecord title={t('message.slideNotFound')} back={{ to: PAGES.adminSlides.path, label: t('slides.back') }} />
  );
}

function EditorHeader({ title }: { title: string }) {
  const { t } = useTranslation('admin');
  return <ScreenHeader title={title} back={{ to: PAGES.adminSlides.path, label: t('slides.back') }} />;
}
