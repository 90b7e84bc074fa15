import { useNavigate } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { useFocusOnView } from '../layout/use-focus-on-view.ts';
import { useListQuery } from '../ui/use-table-address.ts';
import { AddSlide, EditSlide, MissingSlide } from './slide-editor.tsx';
import { SlideList } from './slide-list.tsx';
import { useSlidesView } from './slides-view.ts';

/** `/admin/slides` (spec §2): the list, or the form of one slide. */
export function SlidesPage() {
  const { t } = useTranslation('admin');
  const view = useSlidesView();
  useFocusOnView(JSON.stringify(view));
  const navigate = useNavigate();
  const showStatus = useShowStatus();
  const search = useListQuery(view.kind === 'list');
  const close = () => void navigate({ pathname: PAGES.adminSlides.path, search }, { replace: true });
  const closeSaved = () => {
    close();
    showStatus('success', t('slides.saved'));
  };
  return (
    <>
      {view.kind === 'list' && <SlideList onStatus={showStatus} />}
      {view.kind === 'add' && <AddSlide onSaved={closeSaved} onCancel={close} />}
      {view.kind === 'edit' &&
        (view.id === null ? (
          <MissingSlide />
        ) : (
          <EditSlide key={view.id} id={view.id} onSaved={closeSaved} onCancel={close} />
        ))}
    </>
  );
}
