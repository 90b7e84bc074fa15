import { Fragment, type ReactNode } from 'react';

/** Dots are between the facts. Lines end between the facts where they can. */
export function FactsLine({ facts }: { facts: readonly ReactNode[] }) {
  return facts.filter(Boolean).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <span className="inline-block">{fact}</span>
    </Fragment>
  ));
}

/**
 * A host, a repository or a version number. Its lines end after a dot or a slash, so that no word and no number is
 * broken.
 */
export function Dotted({ text }: { text: string }) {
  return (
    <span>
      {text.split(/(?<=[./])/u).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
