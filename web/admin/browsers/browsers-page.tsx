import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { idInPath } from '../../paths.ts';
import { versionFormPath } from '../admin-paths.ts';
import { useShowStatus } from '../graph/notices.ts';
import { MissingBrowser } from '../ui/screen-header.tsx';
import { focusOnMain } from '../ui/use-focus-on-view.ts';
import { useListQuery } from '../ui/use-table-address.ts';
import { BrowserEditor } from './browser-form.tsx';
import { BrowserList, type LastForm, useBrowserTable } from './browser-list.tsx';

/** `/admin/browsers` (spec §2): the list, or the form of one browser. */
export function BrowsersPage() {
  const { t } = useTranslation('admin');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const showStatus = useShowStatus();
  const id = idInPath(query.get('edit') ?? undefined);
  const isForm = query.has('edit') || query.has('add');
  const table = useBrowserTable({ isShown: !isForm, listQuery: useListQuery(!isForm) });
  const scrollPosition = useRef<number | null>(null);
  const lastForm = useLastForm(isForm, id);
  const close = () => void navigate({ search: table.query }, { preventScrollReset: scrollPosition.current !== null });
  const closeSaved = ({ isDraft }: { isDraft: boolean }, created: { id: number } | undefined) => {
    close();
    const release = created && {
      next: { to: versionFormPath(created.id, { kind: 'release', id: null }), label: t('browsers.firstRelease') },
    };
    showStatus('success', t(created && isDraft ? 'browsers.savedDraft' : 'form.saved'), { ...release });
    // If the list cannot be fetched now, it shows the error itself.
    void table.refresh().catch(() => undefined);
  };
  if (query.has('edit') && id === null) return <MissingBrowser />;
  if (isForm) return <BrowserEditor key={id} id={id} onSaved={closeSaved} onCancel={close} />;
  return <BrowserList table={table} scrollPosition={scrollPosition} lastForm={lastForm} />;
}

/** Moves the focus to a form that replaces the list. Returns the browser of the last form. */
function useLastForm(isForm: boolean, id: number | null) {
  const lastForm = useRef<LastForm | null>(null);
  const wasForm = useRef(isForm);
  useEffect(() => {
    if (isForm) lastForm.current = { id };
    if (isForm && !wasForm.current) focusOnMain();
    wasForm.current = isForm;
  }, [isForm, id]);
  return lastForm;
}
