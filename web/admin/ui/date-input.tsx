import { type ComponentProps, useRef, useState } from 'react';
import { calendarDateOf } from '#rules/calendar.ts';
import { Icon } from './icon.tsx';
import { useTexts } from './use-texts.ts';

interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string;
  /** Gets each text that is typed, and YYYY-MM-DD of a date when the field loses the focus. */
  onChange: (text: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** Filters by YYYY-MM-DD, or by nothing when it is empty; half a date changes nothing. */
export function DateFilter({ onChange, ...props }: DateInputProps) {
  const filterBy = (text: string) => {
    const date = calendarDateOf(text);
    if (date || !text) onChange(date ?? '');
  };
  return <DateInput {...props} onChange={filterBy} />;
}

/** Takes a date as people write it. The button opens the calendar of the platform, whose own field has another format in each language. */
export function DateInput({ value, onChange, onBlur, min, max, className = '', ...input }: DateInputProps) {
  const { t } = useTexts();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    onChange(text);
  };
  return (
    <span className="relative block min-w-0">
      <input
        type="text"
        autoComplete="off"
        placeholder="YYYY-MM-DD"
        {...input}
        value={typed ?? value}
        onChange={({ target }) => change(target.value)}
        onBlur={(event) => {
          const date = typed !== null && calendarDateOf(typed);
          if (date) onChange(date);
          setTyped(null);
          onBlur?.(event);
        }}
        className={`${className} pr-10`}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={calendarDateOf(value) ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => onChange(target.value)}
        className="pointer-events-none absolute inset-y-0 right-0 w-10 opacity-0"
      />
      <button
        type="button"
        aria-label={t('form.openCalendar')}
        title={t('form.openCalendar')}
        onClick={() => calendar.current?.showPicker()}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center text-muted hover:text-text"
      >
        <Icon name="calendar" className="size-4" />
      </button>
    </span>
  );
}
