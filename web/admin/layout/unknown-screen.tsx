import { Link } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonClass } from '../ui/button.tsx';
import { ScreenHeader } from './screen-header.tsx';

/** The page for unknown URLs of the administration. */
export function UnknownScreen() {
  const { t } = useTranslation(['admin', 'translation']);
  return (
    <>
      <ScreenHeader title={t('translation:notFound.title')} text={t('translation:notFound.text')} />
      <Link to={PAGES.admin.path} className={buttonClass()}>
        {t('nav.dashboard')}
      </Link>
    </>
  );
}
