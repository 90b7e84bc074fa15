import { useTranslation } from '../../i18n/use-translation.ts';

/** The document's title while a screen is open. */
export function ScreenTitle({ title }: { title: string }) {
  const { t } = useTranslation('admin');
  return <title>{`${title} · ${t('name')}`}</title>;
}
