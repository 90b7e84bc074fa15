import { type ReactNode, useId, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Icon } from '../ui/icon.tsx';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel p-5 sm:p-6">
      <h2 id={id} className="mb-5 font-semibold wrap-anywhere">
        {title}
      </h2>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}

/** Beside the fields of a form. */
export function FormPreview({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside aria-label={title} className="grid gap-3 wrap-anywhere xl:sticky xl:top-6">
      <p aria-hidden="true" className="text-sm font-medium text-muted">
        {title}
      </p>
      {children}
    </aside>
  );
}

interface FoldedSectionProps {
  title: string;
  summary?: string;
  names: readonly string[];
  children: ReactNode;
}

/** Unfolds by itself if a field has a value or an error. */
export function FoldedSection({ title, summary, names, children }: FoldedSectionProps) {
  const { control } = useFormContext();
  const values: unknown[] = useWatch({ control, name: names });
  const { errors } = useFormState({ control, name: [...names] });
  const need = names.some((name) => get(errors, name) !== undefined) ? 2 : values.some(hasValue) ? 1 : 0;
  const [isOpen, setOpen] = useState(need > 0);
  const [seenNeed, setSeenNeed] = useState(need);
  if (need !== seenNeed) {
    setSeenNeed(need);
    if (need > seenNeed) setOpen(true);
  }
  return (
    <Fold heading={title} summary={summary} isOpen={isOpen} onToggle={setOpen}>
      {/* The fields of a folded section stay in the form. */}
      <div hidden={!isOpen} className="grid gap-5 px-5 pt-1 pb-5 sm:px-6 sm:pb-6">
        {children}
      </div>
    </Fold>
  );
}

interface FoldProps {
  heading: ReactNode;
  summary?: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

export function Fold({ heading, summary, isOpen, onToggle, children }: FoldProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
          className={`flex min-h-14 w-full items-center gap-3 px-5 text-left font-semibold hover:bg-sunken/60 sm:px-6 ${isOpen ? 'rounded-t-2xl' : 'rounded-2xl'}`}
        >
          {heading}
          {summary && !isOpen && <span className="text-sm font-normal text-muted">{summary}</span>}
          <Icon
            name="chevronRight"
            className={`ml-auto size-4 text-muted transition-transform ${isOpen ? 'rotate-90' : ''}`}
          />
        </button>
      </h2>
      <div id={id}>{children}</div>
    </section>
  );
}

function hasValue(value: unknown) {
  if (Array.isArray(value)) return value.some(hasValue);
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined && value !== false;
}
