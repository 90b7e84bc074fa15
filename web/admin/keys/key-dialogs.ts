import { Palette } from '../palette/palette.tsx';
import { KeyList } from './key-list.tsx';

/** The dialogs that keys open. They have a script of their own. */
export const KEY_DIALOGS = { palette: Palette, keys: KeyList };
