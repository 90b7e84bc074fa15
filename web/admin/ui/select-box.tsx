import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

export interface SelectBoxProps {
  id: string | number;
  /** The name of the row, for screen readers. */
  name: string;
  isSelected: boolean;
  onSelect: (id: string | number, isSelected: boolean, isRange: boolean) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The checkbox that selects a row. */
export function SelectBox({ id, name, isSelected, onSelect, onKeyDown }: SelectBoxProps) {
  const { t } = useTranslation('admin');
  return (
    <label className="flex size-11 cursor-pointer items-center justify-center md:size-auto md:justify-start">
      <input
        type="checkbox"
        data-select
        aria-label={t('table.select', { name })}
        checked={isSelected}
        onClick={(event) => onSelect(id, event.currentTarget.checked, event.shiftKey)}
        onChange={() => undefined} // onClick knows the Shift key, and the space bar is a click too
        onKeyDown={onKeyDown}
        className="size-5 accent-accent"
      />
    </label>
  );
}
