import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ADMIN_PATHS } from '../../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { ScreenHeader } from './screen-header.tsx';

/** An address of the administration that there is nothing at. */
export function UnknownScreen() {
  const { t } = useTranslation(['admin', 'translation']);
  return (
    <>
      <ScreenHeader title={t('translation:notFound.title')} text={t('translation:notFound.text')} />
      <Link to={ADMIN_PATHS.dashboard} className={buttonClass()}>
        {t('nav.dashboard')}
      </Link>
    </>
  );
}
