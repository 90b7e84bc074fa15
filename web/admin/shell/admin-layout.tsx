import { useState, useId, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation, NavLink } from 'react-router-dom';
import { PAGES } from '#rules/pages.ts';
import { useTexts } from '../ui/use-texts.ts';
import { LanguageToggle, ThemeToggle } from '../../ui/toggles.tsx';
import { Main, SkipLink } from '../../ui/main.tsx';
import { readDrafts } from '../records/form/draft.ts';
import { LeaveGuard } from '../records/form/record-form.tsx';
import { LastChange, NoticeBox } from '../records/history/notice-box.tsx';
import { KeyCap, commandKey } from '../ui/keys.tsx';
import { KeyList, usePaletteKey, useSaveKey } from './key-list.tsx';
import { Palette } from './palette.tsx';
import { useRecentRecord } from './use-palette-records.ts';
import { useSignOut } from './use-sign-out.ts';
import { IconButton } from '../ui/button.tsx';
import { ConfirmDialog, Dialog, type LayoutDialog, type LayoutDialogProps } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { useProposalCountQuery } from '../updates/updates.generated.ts';
import { GROUPS } from './sections.ts';

export function AdminLayout() {
  const { key } = useLocation();
  const { t } = useTexts();
  const signOut = useSignOut();
  const [dialog, setDialog] = useState<LayoutDialog | null>(null);
  const close = () => setDialog(null);
  const open = (next: LayoutDialog) => {
    if (next === 'signOut' && readDrafts().length === 0) void signOut();
    else setDialog(next);
  };
  usePaletteKey(() => open('palette'));
  useSaveKey();
  useRecentRecord();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      {/* Each navigation has another key, and so closes the drawer. */}
      <TopBar key={key} onOpen={open} />
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-surface lg:flex">
        <Sidebar onOpen={open}>
          <PaletteButton onClick={() => open('palette')} />
        </Sidebar>
      </aside>
      <Main className="mx-auto w-full max-w-7xl min-w-0 px-4 pt-8 pb-24 sm:px-8 lg:pt-9">
        <LastChange />
        <Outlet context={open} />
      </Main>
      <NoticeBox />
      <LeaveGuard />
      {dialog === 'palette' && <Palette onClose={close} onOpen={open} />}
      {dialog === 'keys' && <KeyList onClose={close} />}
      {dialog === 'signOut' && (
        <ConfirmDialog
          isOpen
          title={t('nav.signOutTitle')}
          text={t('nav.signOutText', { count: readDrafts().length })}
          confirmLabel={t('nav.signOut')}
          onConfirm={signOut}
          onCancel={close}
        />
      )}
      {/* The first entry of each tab has the same key. */}
      <ScrollRestoration getKey={({ key: entry, pathname }) => (entry === 'default' ? pathname : entry)} />
    </div>
  );
}

type DialogProps = Pick<LayoutDialogProps, 'onOpen'>;

function TopBar({ onOpen }: DialogProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-20 flex items-center justify-between border-b border-line bg-page/95 px-2 py-1.5 backdrop-blur-sm lg:hidden">
      <SidebarBrand />
      <div className="flex">
        <IconButton icon="search" label={t('palette.open')} aria-haspopup="dialog" onClick={() => onOpen('palette')} />
        <IconButton icon="list" label={t('nav.open')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      </div>
      {isOpen && <Drawer onClose={() => setOpen(false)} onOpen={onOpen} />}
    </header>
  );
}

function Drawer({ onClose, onOpen }: DialogProps & { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog
      aria-label={t('nav.label')}
      onClose={onClose}
      className="m-0 ml-auto h-dvh max-h-none w-72 max-w-[85vw] border-l border-line bg-surface p-0 text-text shadow-pop backdrop:bg-page/75"
    >
      <div className="flex min-h-full flex-col">
        <IconButton icon="close" label={t('nav.close')} onClick={onClose} className="absolute top-4 right-3" />
        <Sidebar
          onOpen={(dialog) => {
            onClose();
            onOpen(dialog);
          }}
        />
      </div>
    </Dialog>
  );
}

const ITEM =
  'flex min-h-9 w-full items-center gap-3 rounded-lg px-3 hint hover:bg-sunken hover:text-text pointer-coarse:min-h-11';

function Sidebar({ onOpen, children }: DialogProps & { children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className="flex grow flex-col gap-4 px-3 py-4">
      <div className="grid gap-3">
        <SidebarBrand />
        {children}
      </div>
      <nav aria-label={t('nav.label')} className="flex grow flex-col gap-4">
        {(['start', 'catalogue', 'watch', 'site', 'foot'] as const).map((group) => (
          <Group key={group} name={group} />
        ))}
      </nav>
      <div className="grid gap-2 border-t border-line pt-2">
        <a href="/" className={ITEM}>
          <Icon name="external" />
          {t('nav.site')}
        </a>
        <div className="flex items-center justify-between">
          <AccountMenu onOpen={onOpen} />
          <span className="flex">
            <LanguageToggle />
            <ThemeToggle />
          </span>
        </div>
      </div>
    </div>
  );
}

function Group({ name }: { name: Exclude<keyof typeof GROUPS, 'account'> }) {
  const { t } = useTexts();
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

function AccountMenu({ onOpen }: DialogProps) {
  const { t } = useTexts();
  return (
    <Menu
      label={t('nav.account')}
      text={t('nav.account')}
      items={[
        ...GROUPS.account.map(({ name, icon, path }) => ({ text: t(`nav.${name}`), icon, to: path })),
        { text: t('keys.title'), icon: 'keyboard', onSelect: () => onOpen('keys') },
        { text: t('nav.signOut'), icon: 'signOut', onSelect: () => onOpen('signOut') },
      ]}
    />
  );
}

function SidebarBrand() {
  const { t } = useTexts();
  return (
    <p className="flex min-h-10 items-center gap-2.5 px-2 font-semibold">
      <img src="/favicon.svg" alt="" width={26} height={26} />
      {t('name')}
    </p>
  );
}

function PaletteButton({ onClick }: { onClick: () => void }) {
  const { t } = useTexts();
  const { shown, aria } = commandKey('K');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={aria}
      onClick={onClick}
      className="flex min-h-10 w-full items-center gap-3 rounded-lg border border-line bg-page px-3 hint hover:border-muted hover:text-text"
    >
      <Icon name="search" className="size-4" />
      <span className="grow text-left">{t('palette.open')}</span>
      <span aria-hidden="true">
        <KeyCap shown={shown} />
      </span>
    </button>
  );
}
