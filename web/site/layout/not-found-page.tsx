import { useTranslation } from '../../i18n/use-translation.ts';
import { homePath } from '../../paths.ts';
import { usePageContext } from '../../ui/page-context.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { MessagePage, messageLink } from './message-page.tsx';

/** The page for unknown URLs (spec §2). */
export function NotFoundPage() {
  const { t } = useTranslation();
  return <NotFound title={t('notFound.title')} text={t('notFound.text')} />;
}

/** The 404 page with a title and text for the missing record. */
export function NotFound({ title, text }: { title: string; text?: string }) {
  const { t } = useTranslation();
  usePageContext().setStatus(404);
  return (
    <>
      <PageHead title={title} description={text ?? title} />
      <MessagePage title={title} {...(text && { text })}>
        <SiteLink to={homePath()} className={messageLink}>
          {t('notFound.home')}
        </SiteLink>
      </MessagePage>
    </>
  );
}
