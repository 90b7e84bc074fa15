import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { MessagePage, messageLink } from './message-page.tsx';

/**
 * Shown instead of a page that failed to render. It needs neither data nor the router, and its link works without
 * scripts.
 */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main>
      <PageHead title={t('crash.title')} description={t('crash.text')} />
      <MessagePage title={t('crash.title')} text={t('crash.text')}>
        <a href="" className={messageLink}>
          {t('crash.refresh')}
        </a>
      </MessagePage>
    </main>
  );
}
