import { useId } from 'react';

interface SegmentsProps<T extends string> {
  label: string;
  values: readonly T[];
  value: T;
  textOf: (value: T) => string;
  onChange: (value: T) => void;
}

export function Segments<T extends string>({ label, values, value, textOf, onChange }: SegmentsProps<T>) {
  const id = useId();
  return (
    <span role="radiogroup" aria-label={label} className="flex rounded-lg bg-sunken p-0.5">
      {values.map((one) => (
        <label
          key={one}
          className="relative cursor-pointer rounded-md px-3 py-1 text-sm font-normal text-muted has-checked:bg-surface has-checked:text-text has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={id}
            value={one}
            checked={value === one}
            onChange={() => onChange(one)}
            className="sr-only"
          />
          {textOf(one)}
        </label>
      ))}
    </span>
  );
}
