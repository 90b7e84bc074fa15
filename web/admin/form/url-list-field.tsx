import { useRef } from 'react';
import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { addressesIn } from '../../../rules/file-name.ts';
import { moveTag } from '../../../rules/tag-list.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { UrlState } from '../links/link-states.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { FieldGroup, INPUT, type FieldLabels } from './field.tsx';
import { isAbout, useFieldMessage } from './field-problem.ts';

interface UrlListFieldProps<T extends FieldValues> extends FieldLabels {
  /** The path of a list of texts. */
  name: FieldPath<T>;
  /** The label of the entry at a position, from 1. */
  itemLabel: (position: number) => string;
  addLabel: string;
  /** The maximum number of entries. */
  max?: number;
}

/** A list of URLs that can be added, removed and sorted. */
export function UrlListField<T extends FieldValues = FieldValues>({ name, itemLabel, addLabel, max = Infinity, ...labels }: UrlListFieldProps<T>) {
  const { t } = useTranslation('admin');
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const urls: string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  const message = useFieldMessage(name);
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  /** Moves the focus to the entry at `place`, or to the add button if there is none. Waits until the new list is rendered. */
  const focusOn = (place: number) => {
    requestAnimationFrame(() => (list.current?.querySelectorAll('input')[place] ?? addButton.current)?.focus());
  };

  return (
    <FieldGroup name={name} {...labels}>
      {(props) => (
        <>
          <ul ref={list} className="grid gap-2">
            {urls.map((url, place) => (
              <li key={place}>
                <div className="flex gap-1">
                  <input
                    value={url}
                    onChange={(event) => field.onChange(urls.map((other, index) => (index === place ? event.target.value : other)))}
                    onPaste={(event) => {
                      const pasted = addressesIn(event.clipboardData.getData('text'));
                      if (pasted.length < 2) return;
                      event.preventDefault();
                      field.onChange([...urls.slice(0, place), ...pasted, ...urls.slice(place + 1)]);
                    }}
                    onBlur={field.onBlur}
                    aria-label={itemLabel(place + 1)}
                    aria-invalid={isAbout(message, place)}
                    aria-describedby={props['aria-describedby']}
                    inputMode="url"
                    autoComplete="off"
                    spellCheck={false}
                    placeholder="https://"
                    className={`${INPUT} h-10 min-w-0`}
                  />
                  <IconButton
                    icon="arrowUp"
                    label={t('form.moveUp', { item: itemLabel(place + 1) })}
                    disabled={place === 0}
                    onClick={() => {
                      field.onChange(moveTag(urls, place, -1));
                      focusOn(place - 1);
                    }}
                  />
                  <IconButton
                    icon="arrowDown"
                    label={t('form.moveDown', { item: itemLabel(place + 1) })}
                    disabled={place === urls.length - 1}
                    onClick={() => {
                      field.onChange(moveTag(urls, place, 1));
                      focusOn(place + 1);
                    }}
                  />
                  <IconButton
                    icon="trash"
                    label={t('form.removeItem', { item: itemLabel(place + 1) })}
                    onClick={() => {
                      field.onChange(urls.filter((_, index) => index !== place));
                      focusOn(Math.min(place, urls.length - 2));
                    }}
                  />
                </div>
                <UrlState url={url} />
              </li>
            ))}
          </ul>
          {urls.length < max && (
            <Button
              ref={addButton}
              variant="secondary"
              icon="plus"
              className={urls.length > 0 ? 'mt-2' : ''}
              onClick={() => {
                field.onChange([...urls, '']);
                focusOn(urls.length);
              }}
            >
              {addLabel}
            </Button>
          )}
        </>
      )}
    </FieldGroup>
  );
}
