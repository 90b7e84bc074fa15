import type { ReactNode } from 'react';
import { Select } from '../../../ui/select.tsx';
import { LabelledControl } from './field.tsx';

interface ChoicesProps<T, Value> {
  label: string;
  values: readonly T[];
  value: Value;
  onChange: (value: Value) => void;
  wordsOf: (one: T) => ReactNode;
}

export function LabelledSelect<T extends string | number>(props: ChoicesProps<T, T>) {
  const { label, values, value, onChange, wordsOf } = props;
  return (
    <LabelledControl label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(values[target.selectedIndex] ?? value)}>
          {values.map((one) => (
            <option key={one} value={one}>
              {wordsOf(one)}
            </option>
          ))}
        </Select>
      )}
    </LabelledControl>
  );
}

export function Checkboxes<T extends string>(props: ChoicesProps<T, readonly T[]>) {
  const { label, values, value, onChange, wordsOf } = props;
  return (
    <LabelledControl isGroup label={label} required>
      {() => (
        <ul className="grid gap-x-6 lg:grid-cols-2">
          {values.map((one) => (
            <li key={one}>
              <label className="flex cursor-pointer gap-3 py-2 text-sm">
                <input
                  type="checkbox"
                  checked={value.includes(one)}
                  onChange={({ target }) =>
                    onChange(values.filter((other) => (other === one ? target.checked : value.includes(other))))
                  }
                  className="mt-0.5 size-4.5 shrink-0 accent-accent"
                />
                <span>{wordsOf(one)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </LabelledControl>
  );
}
