import { FOOTER_YEAR } from '../../../rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { comparePath } from '../../paths.ts';
import { SiteLink } from '../../ui/site-link.tsx';

const LINK = 'inline-flex min-h-10 items-center underline-offset-4 hover:text-text hover:underline';

/** The copyright, links to the APIs, and whose the names and marks on the site are. */
export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-line text-sm text-muted">
      <div className="mx-auto flex max-w-site flex-wrap items-center gap-x-8 gap-y-3 px-4 py-6 sm:px-6">
        <p className="mr-auto">{t('footer.copyright', { year: FOOTER_YEAR, name: t('site.name') })}</p>
        <ComingPages />
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <SiteLink to={comparePath([])} className={LINK}>
              {t('footer.compare')}
            </SiteLink>
          </li>
          <ApiLink href="/api/docs" name={t('footer.rest')} />
          <ApiLink href="/graphql" name={t('footer.graph')} />
        </ul>
        <p className="basis-full text-xs">{t('footer.marks')}</p>
      </div>
    </footer>
  );
}

/** The names of future pages. They are not links, because those pages do not exist. */
function ComingPages() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span id="coming-pages" className="rounded-full bg-sunken px-2.5 py-0.5 text-xs">
        {t('footer.comingSoon')}
      </span>
      <ul aria-labelledby="coming-pages" className="flex gap-x-4">
        {(['about', 'contact', 'privacy'] as const).map((page) => (
          <li key={page}>{t(`footer.${page}`)}</li>
        ))}
      </ul>
    </div>
  );
}

function ApiLink({ href, name }: { href: string; name: string }) {
  return (
    <li>
      <a href={href} className={LINK}>
        {name}
      </a>
    </li>
  );
}
