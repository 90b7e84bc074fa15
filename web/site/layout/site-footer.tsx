import { FOOTER_YEAR } from '../../../rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { comparePath } from '../../paths.ts';
import { usePageContext } from '../../ui/page-context.ts';
import { SiteLink } from '../../ui/site-link.tsx';

const LINK = 'inline-flex min-h-10 items-center underline-offset-4 hover:text-text hover:underline';

/** A page that the specification names. The administrator may give it an address. */
interface FooterPage {
  name: 'about' | 'contact' | 'privacy';
  url: string | null;
}

/** The copyright, links to the APIs, and who owns the trademarks. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { footerLinks } = usePageContext();
  const pages = (['about', 'contact', 'privacy'] as const).map((name) => ({
    name,
    url: footerLinks?.[`${name}Url`] ?? null,
  }));
  return (
    <footer className="border-t border-line text-sm text-muted">
      <div className="mx-auto flex max-w-site flex-wrap items-center gap-x-8 gap-y-3 px-4 py-6 sm:px-6">
        <p className="mr-auto">{t('footer.copyright', { year: FOOTER_YEAR, name: t('site.name') })}</p>
        <ul className="flex flex-wrap gap-x-6 print:hidden">
          {pages.map(({ name, url }) => url !== null && <PlainLink key={name} href={url} name={t(`footer.${name}`)} />)}
          <li>
            <SiteLink to={comparePath([])} className={LINK}>
              {t('footer.compare')}
            </SiteLink>
          </li>
          <PlainLink href="/api/docs" name={t('footer.rest')} />
          <PlainLink href="/graphql" name={t('footer.graph')} />
        </ul>
        <div className="flex basis-full flex-wrap gap-x-8 gap-y-1 text-xs">
          <p className="mr-auto">{t('footer.marks')}</p>
          <ComingPages pages={pages.filter(({ url }) => url === null)} />
        </div>
      </div>
    </footer>
  );
}

/** The names of pages without an address. They are not links, because those pages do not exist. */
function ComingPages({ pages }: { pages: readonly FooterPage[] }) {
  const { t } = useTranslation();
  if (pages.length === 0) return null;
  return (
    <div title={t('footer.comingSoon')} className="print:hidden">
      <span id="coming-pages" className="sr-only">
        {t('footer.comingSoon')}
      </span>
      <ul aria-labelledby="coming-pages" className="flex gap-x-4">
        {pages.map(({ name }) => (
          <li key={name}>{t(`footer.${name}`)}</li>
        ))}
      </ul>
    </div>
  );
}

function PlainLink({ href, name }: { href: string; name: string }) {
  return (
    <li>
      <a href={href} className={LINK}>
        {name}
      </a>
    </li>
  );
}
