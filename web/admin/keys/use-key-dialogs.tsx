import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSingleKeys } from '../../ui/use-single-keys.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { useLayoutKeys, type KeyDialog, type KeyDialogProps } from './use-layout-keys.ts';

type Dialogs = Record<KeyDialog, ComponentType<KeyDialogProps>>;

const loadDialogs = async (): Promise<Dialogs> => (await import('./key-dialogs.ts')).KEY_DIALOGS;

/**
 * The palette and the list of the keys, and a function that opens one of them. Their code is fetched after the screen.
 */
export function useKeyDialogs(): { open: (dialog: KeyDialog) => void; shown: ReactNode } {
  const { t } = useTranslation('admin');
  const showStatus = useShowStatus();
  const singleKeys = useSingleKeys();
  const [shown, setShown] = useState<KeyDialog | null>(null);
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  useEffect(() => {
    loadDialogs().then(setDialogs, () => undefined);
  }, []);

  const open = (dialog: KeyDialog) => {
    setShown(dialog);
    if (dialogs) return;
    loadDialogs().then(setDialogs, () => {
      setShown(null);
      showStatus('failure', t('palette.loadFailed'));
    });
  };
  useLayoutKeys(open, singleKeys.isOn);

  const Shown = shown && dialogs?.[shown];
  return { open, shown: Shown && <Shown onClose={() => setShown(null)} onOpen={open} singleKeys={singleKeys} /> };
}
