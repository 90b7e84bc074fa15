import { Combobox as Parts } from '@base-ui/react/combobox';
import { useEffect, useRef, useState } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTexts } from '../../ui/use-texts.ts';
import { SEARCH_TEXT_MAX } from '#rules/limits.ts';
import { BrowserIcon } from '../../../ui/browser-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
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

/** A field for the id of a record. */
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
  choices: { list, total, isLoading },
  chosen = '',
  chosenId,
  onSearch,
  placeholder,
  disabled,
  onChoose,
}: ComboboxProps & { control: ControlProps }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  // Null if the input shows the name of the chosen record. What is typed next replaces the name.
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null && chosen !== '' && document.activeElement === input.current) input.current?.select();
  }, [typed, chosen]);
  const isEmpty = list.length === 0;
  const statusText = () => {
    if (isEmpty) return isLoading ? t('status.loading') : t('table.none');
    return t(total > list.length ? 'form.firstOf' : 'table.shown', { shown: list.length, total });
  };
  return (
    <Parts.Root<Choice>
      items={list}
      filter={null} // the server finds them
      value={chosenId === null ? null : { id: chosenId, label: chosen }}
      itemToStringLabel={(choice) => choice.label}
      isItemEqualToValue={(choice, other) => choice.id === other.id}
      autoHighlight
      disabled={disabled}
      onValueChange={(choice) => onChoose(choice?.id ?? null)}
      inputValue={typed ?? chosen}
      onInputValueChange={(text, { reason }) => {
        if (reason !== 'input-change') return;
        setTyped(text);
        onSearch(text);
      }}
      onOpenChange={(isOpen, { reason }) => {
        if (!isOpen) setTyped(null);
        if (reason !== 'input-change') onSearch(isOpen ? '' : null);
      }}
    >
      <Parts.InputGroup className="relative">
        <Parts.Input
          {...control}
          // While the list is open, all around it is hidden from screen readers, also the label.
          aria-label={label}
          ref={input}
          placeholder={placeholder}
          maxLength={SEARCH_TEXT_MAX}
          onFocus={({ target }) => target.select()}
          onKeyDown={(event) => {
            const { ariaExpanded } = event.currentTarget;
            const isPointed = event.currentTarget.hasAttribute('aria-activedescendant');
            if (event.key !== 'Enter' || ariaExpanded !== 'true' || (isPointed && !isLoading)) return;
            // It chooses no match of an earlier text, and does not submit the form.
            event.preventBaseUIHandler();
            event.preventDefault();
          }}
          className={`${INPUT} pr-9 text-ellipsis`}
        />
        <Icon
          name="chevronDown"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </Parts.InputGroup>
      <Parts.Portal>
        <Parts.Positioner sideOffset={4} className="z-20">
          <Parts.Popup className="w-(--anchor-width) overflow-hidden rounded-xl border border-line bg-surface shadow-pop">
            <Parts.List
              aria-label={label}
              aria-busy={isLoading}
              className="max-h-[min(18rem,var(--available-height))] overflow-y-auto overscroll-contain py-1 transition-opacity empty:hidden aria-busy:opacity-50"
            >
              {(choice: Choice) => (
                <Parts.Item
                  key={choice.id}
                  value={choice}
                  className="flex min-h-10 cursor-pointer items-center gap-3 px-3 py-1.5 text-sm data-highlighted:bg-sunken"
                >
                  {choice.iconUrl !== undefined && <BrowserIcon url={choice.iconUrl} size="sm" />}
                  <span className="min-w-0 grow wrap-anywhere">{choice.label}</span>
                  {choice.aside && <span className="shrink-0 caption tabular-nums">{choice.aside}</span>}
                  <Parts.ItemIndicator>
                    <Icon name="check" className="size-4 text-accent" />
                  </Parts.ItemIndicator>
                </Parts.Item>
              )}
            </Parts.List>
            <Parts.Status className={`px-3 py-2 caption ${isEmpty || total > list.length ? '' : 'sr-only'}`}>
              {statusText()}
            </Parts.Status>
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}
