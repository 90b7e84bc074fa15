import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { idInPath } from '../../paths.ts';
import { focusOnMain } from '../layout/use-focus-on-view.ts';
import { StatusMessage, useStatusMessage } from '../ui/status-message.tsx';
import { AddBrowser, EditBrowser } from './browser-form.tsx';
import { BrowserList } from './browser-list.tsx';
import { useBrowserTable } from './use-browser-table.ts';

/** `/admin/browsers` (spec §2): the list, or in its place the form of one browser. */
export function BrowsersPage() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const [status, showStatus] = useStatusMessage();
  const id = idInPath(query.get('edit') ?? undefined);
  const isForm = id !== null || query.has('add');
  const table = useBrowserTable({ isShown: !isForm });
  const leftAt = useRef<number | null>(null);
  const opened = useOpened(isForm, id);
  const close = () => setQuery({}, { preventScrollReset: leftAt.current !== null });
  const closeSaved = () => {
    close();
    showStatus('success', t('form.saved'));
    // What cannot be fetched now is told where it is shown next.
    void table.refresh().catch(() => undefined);
  };
  return (
    <>
      {view()}
      <StatusMessage status={status} />
    </>
  );

  function view() {
    if (id !== null) return <EditBrowser key={id} id={id} onSaved={closeSaved} onCancel={close} />;
    if (isForm) return <AddBrowser onSaved={closeSaved} onCancel={close} />;
    return <BrowserList table={table} leftAt={leftAt} opened={opened} onStatus={showStatus} />;
  }
}

/** Gives the focus to the form that takes the place of the list, and keeps whose it is, for the way back. */
function useOpened(isForm: boolean, id: number | null) {
  const opened = useRef<number | null>(null);
  const wasForm = useRef(isForm);
  useEffect(() => {
    if (isForm) opened.current = id;
    if (isForm && !wasForm.current) focusOnMain();
    wasForm.current = isForm;
  }, [isForm, id]);
  return opened;
}
