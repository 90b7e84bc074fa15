import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../ui/use-texts.ts';
import { Chevron } from '../../ui/disclosure.tsx';
import type { FieldDifference, Part } from './field-differences.tsx';

export function UnfoldedRecord({ heading, children, ...props }: ComponentProps<'details'> & { heading: ReactNode }) {
  return (
    <details {...props} className="rounded-xl border border-line bg-page">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 rounded-xl px-3 py-1.5 text-sm hover:bg-sunken/60">
        <Chevron />
        {heading}
      </summary>
      <div className="grid gap-4 border-t border-line px-4 py-4">{children}</div>
    </details>
  );
}

export function Differences({ differences }: { differences: readonly FieldDifference[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[minmax(7rem,11rem)_minmax(0,1fr)]">
      {differences.map((difference, index) => (
        <div key={`${difference.label} ${index}`} className="grid gap-1 sm:contents">
          <dt className="text-muted wrap-anywhere">{difference.label}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <Difference difference={difference} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SIGNS = { same: '', added: '+', removed: '−' } as const;

/** The value without the label: a text with its removed and added words, a list, or the old value, an arrow and the new one. */
export function Difference({ difference: { layout, parts } }: { difference: FieldDifference }) {
  if (layout === 'text')
    return (
      <p className="max-w-prose whitespace-pre-wrap">
        {parts.map((part, index) => (
          <Piece key={index} part={part} />
        ))}
      </p>
    );
  const isList = layout === 'list';
  const [Box, Item] = isList ? (['ul', 'li'] as const) : (['p', 'span'] as const);
  return (
    <Box className={isList ? 'grid gap-1' : 'flex flex-wrap items-baseline gap-x-2 gap-y-1'}>
      {parts.map((part, index) => (
        <Item key={index} className={isList ? 'flex gap-2' : 'contents'}>
          <span aria-hidden="true" className={`text-muted ${isList ? 'w-3 shrink-0 text-center' : 'empty:hidden'}`}>
            {isList ? SIGNS[part.kind] : index > 0 && '→'}
          </span>
          <span className="min-w-0">
            <Piece part={part} />
          </span>
        </Item>
      ))}
    </Box>
  );
}

/**
 * A removed piece is struck through and an added one underlined, so that colours are not needed. The words for screen
 * readers are no part of the text, so that it can be copied.
 */
function Piece({ part: { kind, text } }: { part: Part }) {
  const { t } = useTexts();
  if (kind === 'same') return text;
  const Mark = kind === 'removed' ? 'del' : 'ins';
  const colours = { removed: 'bg-tag-red-soft text-tag-red', added: 'bg-tag-green-soft text-tag-green' };
  return (
    <Mark
      data-words={`${t(`history.${kind}`)} `}
      className={`-mx-0.5 rounded-xs px-0.5 decoration-1 underline-offset-3 before:sr-only before:content-[attr(data-words)] ${colours[kind]}`}
    >
      {text}
    </Mark>
  );
}
