import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { get, useFormState } from 'react-hook-form';
import { Chevron } from '../../ui/disclosure.tsx';
import { useRecordFormContext } from './field.tsx';

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

/** Stands beside the fields of a form. */
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

interface FoldedSectionProps extends Pick<FoldProps, 'title' | 'summary' | 'children'> {
  names: readonly string[];
}

/** Unfolds by itself if a field has an error or a conflict. Its fields stay in the form while it is folded. */
export function FoldedSection({ names, children, ...heading }: FoldedSectionProps) {
  const { errors } = useFormState({ name: [...names] });
  const { conflicts } = useRecordFormContext();
  const isNeeded = names.some(
    (name) => get(errors, name) !== undefined || conflicts.some((path) => path.split('.')[0] === name),
  );
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isNeeded && details.current) details.current.open = true;
  }, [isNeeded]);
  return (
    <Fold ref={details} {...heading}>
      <div className="grid gap-5 px-5 pt-1 pb-5 sm:px-6 sm:pb-6">{children}</div>
    </Fold>
  );
}

interface FoldProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  /** The summary is shown only while it is folded. */
  summary?: string | undefined;
}

export function Fold({ title, summary, children, ...props }: FoldProps) {
  const id = useId();
  return (
    <details aria-labelledby={id} {...props} className="group/fold panel">
      <summary className="flex min-h-14 items-center gap-3 rounded-2xl px-5 font-semibold group-open/fold:rounded-b-none hover:bg-sunken/60 sm:px-6">
        <Chevron />
        <h2 id={id} className="flex items-center gap-3">
          {title}
        </h2>
        {summary && <span className="text-sm font-normal text-muted group-open/fold:hidden">{summary}</span>}
      </summary>
      {children}
    </details>
  );
}
