import { useTranslation } from 'react-i18next';

/** The document's title while a screen is open. */
export function ScreenTitle({ title }: { title: string }) {
  const { t } = useTranslation('admin');
  return <title>{`${title} · ${t('name')}`}</title>;
}
