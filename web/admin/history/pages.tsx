import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

interface PagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The buttons between the pages of a list of changes, if it has more than one. */
export function Pages({ page, pages, onPage }: PagesProps) {
  const { t } = useTranslation('admin');
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('history.title')} className="flex items-center justify-center gap-3">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="chevronLeft" className="size-4" />
        {t('history.previous')}
      </Button>
      <span className="text-sm text-muted tabular-nums">{t('history.page', { page, pages })}</span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('history.next')}
        <Icon name="chevronRight" className="size-4" />
      </Button>
    </nav>
  );
}
