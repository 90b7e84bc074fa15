import { useId, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Button } from '../ui/button.tsx';
import type { FieldDifference } from './field-differences.ts';
import type { RestoredValue } from './use-restore-record.ts';

interface ChangedFieldsProps {
  differences: readonly FieldDifference[];
  /** Restores one value; absent if the fields of the record cannot be restored one by one. */
  onRestore: ((value: RestoredValue) => void) | undefined;
}

/** The fields that a change has changed, each before and after it, side by side. */
export function ChangedFields({ differences, onRestore }: ChangedFieldsProps) {
  return (
    <div className="grid gap-4">
      {differences.map((difference, index) => (
        <ChangedField key={`${difference.label} ${index}`} difference={difference} onRestore={onRestore} />
      ))}
    </div>
  );
}

function ChangedField({
  difference,
  onRestore,
}: { difference: FieldDifference } & Pick<ChangedFieldsProps, 'onRestore'>) {
  const id = useId();
  const { label, name } = difference;
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-1.5 text-sm">
      <p id={id} className="font-medium wrap-anywhere">
        {label}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Side
          difference={difference}
          before={true}
          onRestore={onRestore && name ? () => onRestore({ field: name, label, before: true }) : undefined}
        />
        <Side
          difference={difference}
          before={false}
          onRestore={onRestore && name ? () => onRestore({ field: name, label, before: false }) : undefined}
        />
      </div>
    </section>
  );
}

interface SideProps {
  difference: FieldDifference;
  before: boolean;
  onRestore: (() => void) | undefined;
}

/**
 * The value on one side of a change. A text is shown whole, without words of other sides or of the screen, so that it
 * can be copied.
 */
function Side({ difference: { label, layout, parts }, before, onRestore }: SideProps) {
  const { t } = useTranslation('admin');
  const text = useRef<HTMLDivElement>(null);
  const side = t(before ? 'history.before' : 'history.after');
  const shown = parts.filter(({ kind }) => kind !== (before ? 'added' : 'removed'));
  return (
    <div
      role="group"
      aria-label={side}
      className="flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface px-3 py-2"
    >
      <p aria-hidden="true" className="text-xs text-muted">
        {side}
      </p>
      <div ref={text} className={`grow wrap-anywhere ${layout === 'text' ? 'whitespace-pre-wrap' : ''}`}>
        {shown.map(({ kind, text: value }, index) => {
          const Mark = kind === 'same' ? 'span' : before ? 'del' : 'ins';
          return (
            <Mark
              key={index}
              className={`${layout === 'list' ? 'block w-fit' : ''} ${kind === 'same' ? '' : before ? 'rounded-xs bg-tag-red-soft text-tag-red decoration-1' : 'rounded-xs bg-tag-green-soft text-tag-green decoration-1 underline-offset-3'}`}
            >
              {value}
            </Mark>
          );
        })}
      </div>
      {(onRestore ?? layout === 'text') && (
        <div className="-ml-2 flex flex-wrap items-center gap-x-1">
          {onRestore && (
            <Button
              variant="plain"
              icon="history"
              aria-label={t('history.restoreValue', { field: label, side })}
              className="px-2!"
              onClick={onRestore}
            >
              {t('history.trash.restore')}
            </Button>
          )}
          {layout === 'text' && <CopyButton label={`${label}, ${side}`} source={text} />}
        </div>
      )}
    </div>
  );
}
