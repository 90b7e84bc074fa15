import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../ui/button.tsx';
import { Sidebar, SidebarBrand } from './sidebar.tsx';

/** On small screens: a bar at the top with a button that opens the sidebar. */
export function TopBar() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  // The path at which the drawer was opened. A navigation, also "back" and "forward", closes the drawer.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <header className="sticky top-0 z-20 flex items-center justify-between border-b border-line bg-page/95 px-2 py-1.5 backdrop-blur-sm lg:hidden">
      <SidebarBrand />
      <IconButton icon="menu" label={t('nav.open')} aria-haspopup="dialog" onClick={() => setOpenedAt(pathname)} />
      {openedAt === pathname && <Drawer onClose={() => setOpenedAt(null)} />}
    </header>
  );
}

function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const drawer = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = drawer.current;
    element?.showModal();
    // The browser restores the focus only if the dialog is closed before it is removed.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={drawer}
      aria-label={t('nav.label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-0 ml-auto h-dvh max-h-none w-72 max-w-[85vw] border-l border-line bg-surface p-0 text-text shadow-pop backdrop:bg-page/75"
    >
      <div className="flex min-h-full flex-col">
        <IconButton icon="close" label={t('nav.close')} onClick={onClose} className="absolute top-4 right-3" />
        <Sidebar onChoose={onClose} />
      </div>
    </dialog>
  );
}
