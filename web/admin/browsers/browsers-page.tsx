import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { idInPath } from '../../paths.ts';
import { StatusMessage, useStatusMessage } from '../ui/status-message.tsx';
import { AddBrowser, EditBrowser } from './browser-form.tsx';
import { BrowserList } from './browser-list.tsx';

/** `/admin/browsers` (spec §2): the list, or in its place the form of one browser. */
export function BrowsersPage() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const [status, showStatus] = useStatusMessage();
  const id = idInPath(query.get('edit') ?? undefined);
  const close = () => setQuery({});
  const closeSaved = () => {
    close();
    showStatus('success', t('form.saved'));
  };
  return (
    <>
      {view()}
      <StatusMessage status={status} />
    </>
  );

  function view() {
    if (id !== null) return <EditBrowser key={id} id={id} onSaved={closeSaved} onCancel={close} />;
    if (query.has('add')) return <AddBrowser onSaved={closeSaved} onCancel={close} />;
    return <BrowserList onStatus={showStatus} />;
  }
}
