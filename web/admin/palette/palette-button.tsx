import { useTranslation } from '../../i18n/use-translation.ts';
import { KeyCap } from '../keys/key-cap.tsx';
import { commandKey } from '../keys/keys.ts';
import { Icon } from '../ui/icon.tsx';

/** The button in the sidebar that opens the palette and says its key. */
export function PaletteButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('admin');
  const { shown, aria } = commandKey('K');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={aria}
      onClick={onClick}
      className="flex min-h-10 w-full items-center gap-3 rounded-lg border border-line bg-page px-3 text-sm text-muted hover:border-muted hover:text-text"
    >
      <Icon name="search" className="size-4" />
      <span className="grow text-left">{t('palette.open')}</span>
      <span aria-hidden="true">
        <KeyCap shown={shown} />
      </span>
    </button>
  );
}
