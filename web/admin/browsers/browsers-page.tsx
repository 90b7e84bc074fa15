import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { idInPath } from '../../paths.ts';
import { versionFormPath } from '../admin-paths.ts';
import { useMessages } from '../graph/notices.ts';
import { MissingBrowser, focusOnMain } from '../ui/screen.tsx';
import { useListQuery } from '../ui/use-table-address.ts';
import { BrowserEditor } from './browser-form.tsx';
import { BrowserList, type LeftList } from './browser-list.tsx';
import { useBrowserTable } from './use-browser-pages.ts';

/** `/admin/browsers` (spec §2): the list, or the form of one browser. */
export function BrowsersPage() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { showDone } = useMessages();
  const id = idInPath(query.get('edit'));
  const isForm = query.has('edit') || query.has('add');
  const table = useBrowserTable(useListQuery(!isForm));
  const left = useRef<LeftList>({ scrollPosition: null, form: null });
  const wasForm = useRef(isForm);
  useEffect(() => {
    if (isForm) left.current.form = { id };
    if (isForm && !wasForm.current) focusOnMain();
    wasForm.current = isForm;
  }, [isForm, id]);
  const close = () =>
    void navigate({ search: table.query }, { preventScrollReset: left.current.scrollPosition !== null });
  const closeSaved = ({ isDraft }: { isDraft: boolean }, created: { id: number } | undefined) => {
    close();
    const release = created && {
      next: { to: versionFormPath(created.id, { kind: 'release', id: null }), label: t('browsers.firstRelease') },
    };
    showDone(t(created && isDraft ? 'browsers.savedDraft' : 'form.saved'), { ...release });
    // If the list cannot be fetched now, it shows the error itself.
    void table.refresh().catch(() => undefined);
  };
  if (query.has('edit') && id === null) return <MissingBrowser />;
  if (isForm) return <BrowserEditor key={id} id={id} onSaved={closeSaved} onCancel={close} />;
  return <BrowserList table={table} left={left} />;
}
