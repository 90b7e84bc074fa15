import { useId, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LanguageToggle } from '../../ui/language-toggle.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { useProposalCountQuery } from '../updates/updates.generated.ts';
import { GROUPS } from './sections.ts';

const ITEM =
  'flex min-h-9 w-full items-center gap-3 rounded-lg px-3 text-sm text-muted hover:bg-sunken hover:text-text pointer-coarse:min-h-11';

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
  return (
    <div className="flex grow flex-col gap-4 px-3 py-4">
      <div className="grid gap-3">
        <SidebarBrand />
        {children}
      </div>
      <nav aria-label={t('nav.label')} className="flex grow flex-col gap-4">
        {(['start', 'catalogue', 'watch', 'site', 'foot'] as const).map((group) => (
          <Group key={group} name={group} onChoose={onChoose} />
        ))}
      </nav>
      <div className="grid gap-2 border-t border-line pt-2">
        <a href="/" className={ITEM}>
          <Icon name="external" />
          {t('nav.site')}
        </a>
        <div className="flex items-center justify-between">
          <AccountMenu onChoose={onChoose} onKeys={onKeys} />
          <span className="flex">
            <LanguageToggle />
            <ThemeToggle />
          </span>
        </div>
      </div>
    </div>
  );
}

function Group({ name, onChoose }: { name: Exclude<keyof typeof GROUPS, 'account'>; onChoose?: () => void }) {
  const { t } = useTranslation('admin');
  const proposals = useProposalCountQuery().data?.proposalCount ?? 0;
  const id = useId();
  const title = name !== 'start' && name !== 'foot' && t(`nav.group.${name}`);
  return (
    <div className={name === 'foot' ? 'mt-auto' : ''}>
      {title && (
        <p id={id} className="px-3 pb-1 text-xs font-medium text-muted">
          {title}
        </p>
      )}
      <ul aria-labelledby={title ? id : undefined} className="grid gap-0.5">
        {GROUPS[name].map((section) => (
          <li key={section.name}>
            <NavLink
              to={section.path}
              end={section.path === PAGES.admin.path}
              onClick={onChoose}
              className={`${ITEM} aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-strong`}
            >
              <Icon name={section.icon} />
              {t(`nav.${section.name}`)}
              {section.name === 'updates' && proposals > 0 && (
                <span className="ml-auto rounded-md bg-sunken px-1.5 text-xs font-medium text-text tabular-nums">
                  {proposals}
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AccountMenu({ onChoose, onKeys }: SidebarProps) {
  const { t } = useTranslation('admin');
  const signOut = useSignOut();
  return (
    <Menu
      label={t('nav.account')}
      text={t('nav.account')}
      items={[
        ...GROUPS.account.map(({ name, icon, path }) => ({
          text: t(`nav.${name}`),
          icon,
          to: path,
          onSelect: onChoose,
        })),
        { text: t('keys.title'), icon: 'keyboard', onSelect: onKeys },
        { text: t('nav.signOut'), icon: 'signOut', onSelect: () => void signOut() },
      ]}
    />
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
