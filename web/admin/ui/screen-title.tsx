import { useTranslation } from '../../i18n/use-translation.ts';

export function ScreenTitle({ title }: { title: string }) {
  const { t } = useTranslation('admin');
  return <title>{`${title} · ${t('name')}`}</title>;
}
