import { useTranslation } from '../../i18n/use-translation.ts';
import { homePath } from '../../paths.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { LanguageToggle } from '../../ui/language-toggle.tsx';
import { PlatformNav } from './platform-nav.tsx';
import { SearchBox } from './search-box.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';

export function SiteHeader() {
  const { t } = useTranslation();
  return (
    <header className="top-0 z-20 border-b border-line bg-page has-data-open:sticky lg:sticky">
      <div className="group/bar relative mx-auto flex max-w-site flex-wrap items-center gap-x-2 px-4 pt-2 sm:px-6 lg:flex-nowrap lg:gap-x-4 lg:py-2">
        <SiteLink
          to={homePath()}
          className="-ml-1 inline-flex min-h-10 shrink-0 items-center gap-2 rounded-lg px-1 font-semibold"
        >
          <img src="/favicon.svg" alt="" width={28} height={28} />
          {/* On phones there is no room for the name next to the open search box. On wide screens the box opens below the header. */}
          <span className="max-sm:group-has-data-open/bar:sr-only">{t('site.name')}</span>
        </SiteLink>
        <PlatformNav className="order-last -mx-4 w-[calc(100%+2rem)] min-w-0 px-4 py-1 sm:-mx-6 sm:w-[calc(100%+3rem)] sm:px-6 lg:order-none lg:mx-0 lg:w-auto lg:grow lg:p-0 lg:noscript:shrink-0" />
        <div className="ml-auto flex min-w-0 items-center print:hidden max-sm:has-data-open:grow max-sm:has-data-open:basis-0 lg:scripted:shrink-0">
          <SearchBox />
          <LanguageToggle />
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}
