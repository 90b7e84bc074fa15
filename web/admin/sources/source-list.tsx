import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { SOURCES_PER_BROWSER } from '../../../rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SourceCard } from './source-card.tsx';
import { NEW_SOURCE, type SourcesFormValues } from './source-values.ts';
import type { StoredSourceFragment } from './sources.generated.ts';

/** The sources of the form, which can be added and removed. */
export function SourceList({ stored }: { stored: readonly StoredSourceFragment[] }) {
  const { t } = useTranslation('admin');
  const { control } = useFormContext<SourcesFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'sources' });
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  /**
   * Moves the focus to the source at `index`, or to the add button if there is none. Waits until the new list is
   * rendered.
   */
  const focusOn = (index: number) => {
    requestAnimationFrame(() => (list.current?.children[index]?.querySelector('select') ?? addButton.current)?.focus());
  };
  const add = () => {
    append(NEW_SOURCE, { shouldFocus: false });
    focusOn(fields.length);
  };
  const addSource = fields.length < SOURCES_PER_BROWSER && (
    <Button ref={addButton} variant="secondary" icon="plus" onClick={add}>
      {t('sources.add')}
    </Button>
  );
  if (fields.length === 0) {
    return (
      <EmptyState icon="inbox" title={t('sources.empty')} text={t('sources.emptyText')}>
        {addSource}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-5">
      <ul ref={list} className="grid gap-5">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <SourceCard
              index={index}
              stored={stored}
              onRemove={() => {
                remove(index);
                focusOn(Math.min(index, fields.length - 2));
              }}
            />
          </li>
        ))}
      </ul>
      <div>{addSource}</div>
    </div>
  );
}
