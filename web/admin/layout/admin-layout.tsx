import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFocusAfterNavigation } from '../../ui/use-focus-after-navigation.ts';
import { useOpenedDraft } from '../form/use-draft.ts';
import { NoticeBox } from '../history/notice-box.tsx';
import { useKeyDialogs } from '../keys/use-key-dialogs.tsx';
import { useSaveKey } from '../keys/use-layout-keys.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { useRecentRecord } from '../palette/recent-records.ts';
import { TopBar } from './drawer.tsx';
import { Sidebar } from './sidebar.tsx';

/** The layout of every screen that requires a session. */
export function AdminLayout() {
  const { t } = useTranslation();
  const dialogs = useKeyDialogs();
  useSaveKey();
  useRecentRecord();
  const onSearch = () => dialogs.open('palette');
  const onKeys = () => dialogs.open('keys');
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2"
      >
        {t('header.skip')}
      </a>
      <TopBar onSearch={onSearch} onKeys={onKeys} />
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-surface lg:flex">
        <Sidebar onKeys={onKeys}>
          <PaletteButton onClick={onSearch} />
        </Sidebar>
      </aside>
      <Main />
      <NoticeBox />
      {dialogs.shown}
      <ScrollRestoration />
    </div>
  );
}

function Main() {
  const { pathname } = useLocation();
  const draft = useOpenedDraft();
  const main = useFocusAfterNavigation(`${pathname} ${draft}`);
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-7xl min-w-0 px-4 pt-6 pb-24 outline-none [html:has([data-notice])_&]:pb-40 sm:px-8 lg:pt-9"
    >
      <Outlet key={draft} />
    </main>
  );
}
