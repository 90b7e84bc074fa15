import { Link } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonClass } from '../ui/button.tsx';
import { ScreenHeader } from './screen-header.tsx';

interface MissingRecordProps {
  /** Says what does not exist. */
  title: string;
  /** The list of these records. */
  back: { to: string; label: string };
}

/** Shown in place of a form for an id in the address that no record has. */
export function MissingRecord({ title, back }: MissingRecordProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <ScreenHeader title={title} text={t('form.missingText')} />
      <div className="flex flex-wrap gap-2">
        <Link to={back.to} className={buttonClass()}>
          {back.label}
        </Link>
        <Link to={PAGES.adminTrash.path} className={buttonClass('secondary')}>
          {t('form.toTrash')}
        </Link>
      </div>
    </>
  );
}

/** The same for the browser of a screen. */
export function MissingBrowser() {
  const { t } = useTranslation(['admin', 'translation']);
  return (
    <MissingRecord
      title={t('translation:browser.notFound')}
      back={{ to: PAGES.adminBrowsers.path, label: t('versions.back') }}
    />
  );
}
