import { Link } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';

/** Says that the record of a form was deleted elsewhere. The form then saves a new one. */
export function DeletedNotice() {
  const { t } = useTranslation('admin');
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-problem
      className="grid gap-2 rounded-xl border border-tag-yellow/40 bg-tag-yellow-soft px-4 py-4 text-sm text-tag-yellow"
    >
      <p className="flex gap-2.5 text-base font-medium">
        <Icon name="warning" className="mt-0.5 size-5" />
        {t('form.deletedTitle')}
      </p>
      <p>
        {t('form.deletedText')}{' '}
        <Link to={PAGES.adminTrash.path} target="_blank" className="underline underline-offset-4">
          {t('form.toTrash')}
        </Link>
      </p>
    </div>
  );
}
