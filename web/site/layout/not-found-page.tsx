import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { homePath } from '../../paths.ts';
import { usePageContext } from '../../ui/page-context.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { Suggestions, lastPart, searchInPath, type NotFoundRequest } from '../suggestions/suggestions.tsx';
import { MessagePage, messageLink } from './crash-page.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <NotFound
      title={t('notFound.title')}
      text={t('notFound.text')}
      near={{ search: searchInPath(lastPart(pathname)) }}
    />
  );
}

export function NotFound({ title, text, near }: { title: string; text: string; near?: NotFoundRequest }) {
  const { t } = useTranslation();
  usePageContext().setStatus?.(404);
  return (
    <>
      <PageHead title={title} description={text} />
      <MessagePage title={title} text={text}>
        <SiteLink to={homePath()} className={messageLink}>
          {t('notFound.home')}
        </SiteLink>
      </MessagePage>
      <div className="page-frame pb-16">
        <Suggestions {...near} hasSearch />
      </div>
    </>
  );
}
