import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Sidebar, SidebarBrand } from './sidebar.tsx';

/** On small screens: a bar at the top with a button that opens the sidebar. */
export function TopBar({ onSearch, onKeys }: { onSearch: () => void; onKeys: () => void }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  // The path at which the drawer was opened. A navigation, also "back" and "forward", closes the drawer.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <header className="sticky top-0 z-20 flex items-center justify-between border-b border-line bg-page/95 px-2 py-1.5 backdrop-blur-sm lg:hidden">
      <SidebarBrand />
      <div className="flex">
        <IconButton icon="search" label={t('palette.open')} aria-haspopup="dialog" onClick={onSearch} />
        <IconButton icon="menu" label={t('nav.open')} aria-haspopup="dialog" onClick={() => setOpenedAt(pathname)} />
      </div>
      {openedAt === pathname && <Drawer onClose={() => setOpenedAt(null)} onKeys={onKeys} />}
    </header>
  );
}

function Drawer({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Dialog
      aria-label={t('nav.label')}
      onClose={onClose}
      className="m-0 ml-auto h-dvh max-h-none w-72 max-w-[85vw] border-l border-line bg-surface p-0 text-text shadow-pop backdrop:bg-page/75"
    >
      <div className="flex min-h-full flex-col">
        <IconButton icon="close" label={t('nav.close')} onClick={onClose} className="absolute top-4 right-3" />
        <Sidebar
          onChoose={onClose}
          onKeys={() => {
            onClose();
            onKeys();
          }}
        />
      </div>
    </Dialog>
  );
}
