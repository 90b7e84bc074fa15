import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageToggle } from '../../ui/language-toggle.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { useProposalCountQuery } from '../updates/updates.generated.ts';
import { SECTIONS } from './sections.ts';

const ITEM =
  'flex min-h-10 w-full items-center gap-3 rounded-lg px-3 text-sm text-muted hover:bg-sunken hover:text-text';

interface SidebarProps {
  /** Called after a click on a link. */
  onChoose?: () => void;
  /** Opens the list of the keys. */
  onKeys: () => void;
  /** Below the name. */
  children?: ReactNode;
}

/** The navigation of the administration. */
export function Sidebar({ onChoose, onKeys, children }: SidebarProps) {
  const { t } = useTranslation('admin');
  const signOut = useSignOut();
  const proposals = useProposalCountQuery().data?.proposalCount ?? 0;
  return (
    <div className="flex grow flex-col gap-6 px-3 py-4">
      <div className="grid gap-3">
        <SidebarBrand />
        {children}
      </div>
      <nav aria-label={t('nav.label')}>
        <ul className="grid gap-0.5">
          {SECTIONS.map(({ name, path, icon }) => (
            <li key={name}>
              <NavLink
                to={path}
                end={path === PAGES.admin.path}
                onClick={onChoose}
                className={`${ITEM} aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-strong`}
              >
                <Icon name={icon} />
                {t(`nav.${name}`)}
                {name === 'updates' && proposals > 0 && (
                  <span className="ml-auto rounded-md bg-sunken px-1.5 text-xs font-medium text-text tabular-nums">
                    {proposals}
                  </span>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-0.5 border-t border-line pt-3">
        <a href="/" className={ITEM}>
          <Icon name="external" />
          {t('nav.site')}
        </a>
        <button type="button" onClick={() => void signOut()} className={ITEM}>
          <Icon name="signOut" />
          {t('nav.signOut')}
        </button>
        <div className="mt-1 flex items-center justify-between">
          <LanguageToggle />
          <span className="flex">
            <IconButton icon="keyboard" label={t('keys.title')} aria-haspopup="dialog" onClick={onKeys} />
            <ThemeToggle />
          </span>
        </div>
      </div>
    </div>
  );
}

export function SidebarBrand() {
  const { t } = useTranslation('admin');
  return (
    <p className="flex min-h-10 items-center gap-2.5 px-2 font-semibold">
      <img src="/favicon.svg" alt="" width={26} height={26} />
      {t('name')}
    </p>
  );
}
