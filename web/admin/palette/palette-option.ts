import type { ComponentProps } from 'react';
import type { Icon } from '../ui/icon.tsx';

/** One line of the palette. */
export interface PaletteOption {
  key: string;
  label: string;
  /** Smaller, at the end of the line. */
  aside?: string;
  icon?: ComponentProps<typeof Icon>['name'];
  iconUrl?: string;
  run: () => void;
}

/** Lines with a common heading. */
export interface PaletteGroup {
  title: string;
  options: readonly PaletteOption[];
  /** Whether commands come after it: the name of a record begins with the text, or no letter is typed. */
  isFirst?: boolean;
}
