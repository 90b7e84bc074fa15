import { SEARCH_TEXT_MAX } from '#rules/limits.ts';
import { memberOf } from '#rules/vocabulary.ts';
import { Select } from '../../ui/select.tsx';
import { Icon } from './icon.tsx';

export function FilterBox({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div className="relative w-full sm:w-auto sm:max-w-72 sm:grow sm:basis-32">
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-label={label}
        placeholder={label}
        maxLength={SEARCH_TEXT_MAX}
        autoComplete="off"
        spellCheck={false}
        className="h-10 w-full field pr-3 pl-9 text-base placeholder:text-muted sm:text-sm"
      />
    </div>
  );
}

interface FilterSelectProps<T extends string> {
  label: string;
  value: T | null;
  values: readonly T[];
  textOf: (value: T) => string;
  /** The text of the option that does not filter; if it is missing, there is none. */
  all?: string;
  onChange: (value: T | null) => void;
  className?: string;
}

export function FilterSelect<T extends string>(props: FilterSelectProps<T>) {
  const { label, value, values, textOf, all, onChange, className = '' } = props;
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(memberOf(values, target.value) ?? null)}
      className={className}
    >
      {all !== undefined && <option value="">{all}</option>}
      {values.map((one) => (
        <option key={one} value={one}>
          {textOf(one)}
        </option>
      ))}
    </Select>
  );
}
