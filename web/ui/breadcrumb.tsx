import { useTranslation } from '../i18n/use-translation.ts';
import { homePath } from '../paths.ts';
import { ListData } from './page-head.tsx';
import { SiteLink } from './site-navigation.tsx';

interface Crumb {
  name: string;
  /** Without the `lang` parameter. */
  path: string;
}

/** Spec §2. The last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation();
  const trail = [{ name: t('breadcrumb.home'), path: homePath() }, ...crumbs];
  return (
    <nav aria-label={t('breadcrumb.label')} className="hint">
      <ol className="leading-8">
        {trail.map((crumb, index) => (
          <Step key={crumb.path} crumb={crumb} isLast={index === trail.length - 1} />
        ))}
      </ol>
      <ListData type="BreadcrumbList" pages={trail} />
    </nav>
  );
}

function Step({ crumb: { name, path }, isLast }: { crumb: Crumb; isLast: boolean }) {
  if (isLast) {
    return (
      <li aria-current="page" className="inline wrap-anywhere text-text">
        {name}
      </li>
    );
  }
  return (
    <li className="inline wrap-anywhere">
      <SiteLink to={path} className="-mx-1 rounded-md px-1 py-2.5 hover:text-accent">
        {name}
      </SiteLink>
      <span aria-hidden="true" className="mx-2 opacity-50">
        /
      </span>
    </li>
  );
}
