import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { idInPath } from '../../paths.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { useFocusOnView } from '../layout/use-focus-on-view.ts';
import { AddCustomCode, EditCustomCode, MissingCustomCode } from './custom-code-form.tsx';
import { CustomCodeList } from './custom-code-list.tsx';

/** `/admin/custom-codes` (spec §2): the list, or the form of one code. */
export function CustomCodesPage() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const showStatus = useShowStatus();
  useFocusOnView(query.toString());
  const id = idInPath(query.get('edit') ?? undefined);
  const close = () => setQuery({});
  const closeSaved = () => {
    close();
    showStatus('success', t('form.saved'));
  };
  if (id !== null) return <EditCustomCode key={id} id={id} onSaved={closeSaved} onCancel={close} />;
  if (query.has('edit')) return <MissingCustomCode />;
  if (query.has('add')) return <AddCustomCode onSaved={closeSaved} onCancel={close} />;
  return <CustomCodeList onStatus={showStatus} />;
}
