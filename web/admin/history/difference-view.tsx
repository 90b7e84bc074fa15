import { useTranslation } from '../../i18n/use-translation.ts';
import type { Part, FieldDifference } from './field-differences.ts';

/** The differences of a record: the label of each field beside its old and its new value. */
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

/** The difference of one field, without its label. */
export function Difference({ difference: { layout, parts } }: { difference: FieldDifference }) {
  if (layout === 'text') return <Text parts={parts} />;
  return layout === 'list' ? <List parts={parts} /> : <Value parts={parts} />;
}

/** Whole sentences, with the words that were removed or added. */
function Text({ parts }: { parts: readonly Part[] }) {
  return (
    <p className="max-w-prose whitespace-pre-wrap">
      {parts.map((part, index) => (
        <Piece key={index} part={part} />
      ))}
    </p>
  );
}

function List({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="grid gap-1">
      {parts.map((part, index) => (
        <li key={index} className="flex gap-2">
          <span aria-hidden="true" className="w-3 shrink-0 text-center text-muted">
            {{ same: '', added: '+', removed: '−' }[part.kind]}
          </span>
          <span className="min-w-0">
            <Piece part={part} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The old value, an arrow and the new one. */
function Value({ parts }: { parts: readonly Part[] }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      {parts.map((part, index) => (
        <span key={index} className="contents">
          {index > 0 && (
            <span aria-hidden="true" className="text-muted">
              →
            </span>
          )}
          <span className="min-w-0">
            <Piece part={part} />
          </span>
        </span>
      ))}
    </p>
  );
}

/** A removed piece is struck through and an added one underlined, so that colours are not needed. */
function Piece({ part: { kind, text } }: { part: Part }) {
  const { t } = useTranslation('admin');
  if (kind === 'same') return text;
  if (kind === 'removed') {
    return (
      <del className="-mx-0.5 rounded-xs bg-tag-red-soft px-0.5 text-tag-red decoration-1">
        <span className="sr-only">{t('history.removed')} </span>
        {text}
      </del>
    );
  }
  return (
    <ins className="-mx-0.5 rounded-xs bg-tag-green-soft px-0.5 text-tag-green decoration-1 underline-offset-3">
      <span className="sr-only">{t('history.added')} </span>
      {text}
    </ins>
  );
}
