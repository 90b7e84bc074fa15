import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTexts } from '../use-texts.ts';
import { SEARCH_TEXT_MAX } from '#rules/limits.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { useCombobox, type ComboboxParts } from '../../ui/use-combobox.ts';
import { Icon } from '../ui/icon.tsx';
import { Field, INPUT, LabelledControl, type ControlProps, type FieldLabels } from './field.tsx';

export interface Choice {
  id: number;
  label: string;
  aside?: string;
  iconUrl?: string | undefined;
}

interface Choices {
  /** The first matches. */
  list: readonly Choice[];
  total: number;
  isLoading: boolean;
}

const CLOSING_MS = 200;

interface ComboboxProps {
  label: string;
  choices: Choices;
  chosenId: number | null;
  /** The name of the chosen record; undefined while it loads. */
  chosen: string | undefined;
  /** Called with the typed text, or with null when the list is closed. */
  onSearch: (text: string | null) => void;
  onChoose: (id: number | null) => void;
  placeholder: string;
  disabled?: boolean;
}

interface ComboboxFieldProps<T extends FieldValues>
  extends Omit<ComboboxProps, 'chosenId' | 'onChoose'>, Pick<FieldLabels, 'required'> {
  name: FieldPath<T>;
  onChoose?: () => void;
}

/** A field for the id of a record (ARIA: combobox). */
export function ComboboxField<T extends FieldValues = FieldValues>({
  name,
  required,
  onChoose,
  ...props
}: ComboboxFieldProps<T>) {
  const { field } = useController({ name });
  const choose = (id: number | null) => {
    if (id === field.value) return;
    field.onChange(id);
    onChoose?.();
  };
  return (
    <Field name={name} label={props.label} required={required}>
      {(controlProps) => (
        <Combobox
          {...props}
          control={controlProps}
          chosenId={typeof field.value === 'number' ? field.value : null}
          onChoose={choose}
        />
      )}
    </Field>
  );
}

/** The same as a filter, without a form. Its label is only for screen readers. */
export function ComboboxFilter(props: ComboboxProps) {
  return (
    <div className="w-full sm:w-60">
      <LabelledControl isLabelHidden label={props.label}>
        {(control) => <Combobox control={control} {...props} />}
      </LabelledControl>
    </div>
  );
}

function Combobox({
  control,
  label,
  choices,
  chosen,
  chosenId,
  onSearch,
  placeholder,
  disabled,
  onChoose,
}: ComboboxProps & { control: ControlProps }) {
  // The typed text; null if the input shows the chosen record.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { list, isLoading } = choices;
  const combobox = useCombobox({
    isOpen,
    count: list.length,
    // After typing, Enter chooses the first match, once the matches are loaded.
    initial: typed && !isLoading ? 0 : -1,
    onChoose: (index) => {
      const choice = list[index];
      if (choice) onChoose(choice.id);
      close();
    },
    onOpen: () => search(null),
    onClose: () => close(),
  });

  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    const box = document.activeElement;
    if (!isOpen && chosen && box instanceof HTMLInputElement && box.id === control.id) box.select();
  }, [isOpen, chosen, control.id]);

  const search = (text: string | null) => {
    setTyped(text);
    combobox.reset();
    setOpen(true);
    onSearch(text ?? '');
  };
  const close = () => {
    setTyped(null);
    combobox.reset();
    setOpen(false);
    onSearch(null);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While the list is open, Enter must not submit the form.
    if (!combobox.handleKey(event) && event.key === 'Enter' && isOpen) event.preventDefault();
  };

  const handleBlur = () => {
    // Closing at once could make the page shorter and move a button away from the pointer during a click.
    closing.current = setTimeout(close, CLOSING_MS);
  };

  return (
    <div className="relative">
      <input
        {...control}
        type="text"
        {...combobox.inputProps}
        value={typed ?? chosen ?? ''}
        placeholder={placeholder}
        disabled={disabled}
        maxLength={SEARCH_TEXT_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          // Clearing the input clears the choice; an incomplete name does not change it.
          if (target.value === '') onChoose(null);
          search(target.value);
        }}
        onFocus={({ target }) => {
          clearTimeout(closing.current);
          target.select();
        }}
        onClick={() => !isOpen && search(null)}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
        className={`${INPUT} pr-9 text-ellipsis`}
      />
      <Icon
        name="chevronRight"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 rotate-90 text-muted"
      />
      {isOpen && <ChoiceList label={label} choices={choices} chosenId={chosenId} combobox={combobox} />}
    </div>
  );
}

interface ChoiceListProps {
  label: string;
  choices: Choices;
  chosenId: number | null;
  combobox: ComboboxParts;
}

function ChoiceList({ label, choices: { list, total, isLoading }, chosenId, combobox }: ChoiceListProps) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = list.length === 0;
  useEffect(() => {
    if (!isEmpty) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isEmpty]);
  return (
    <div
      ref={box}
      className="absolute inset-x-0 top-11 z-20 overflow-hidden rounded-xl border border-line bg-surface shadow-pop"
    >
      <ul
        {...combobox.listProps}
        aria-label={label}
        aria-busy={isLoading}
        className="max-h-72 overflow-y-auto overscroll-contain py-1 transition-opacity empty:hidden aria-busy:opacity-50"
      >
        {list.map((choice, index) => (
          <li
            key={choice.id}
            {...combobox.optionProps(index)}
            className="flex min-h-10 cursor-pointer items-center gap-3 px-3 py-1.5 text-sm hover:bg-sunken aria-selected:bg-sunken"
          >
            {choice.iconUrl !== undefined && <BrowserIcon url={choice.iconUrl} size="sm" />}
            <span className="min-w-0 grow wrap-anywhere">{choice.label}</span>
            {choice.aside && <span className="shrink-0 caption tabular-nums">{choice.aside}</span>}
            {choice.id === chosenId && <Icon name="check" className="size-4 text-accent" />}
          </li>
        ))}
      </ul>
      <p role="status" className={`px-3 py-2 caption ${isEmpty || total > list.length ? '' : 'sr-only'}`}>
        {statusText()}
      </p>
    </div>
  );

  function statusText(): string {
    if (isEmpty) return isLoading ? t('status.loading') : t('table.none');
    return total > list.length
      ? t('form.firstOf', { shown: list.length, total })
      : t('table.shown', { shown: list.length, total });
  }
}
