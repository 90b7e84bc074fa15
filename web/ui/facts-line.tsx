import { Fragment, type ReactNode } from 'react';

/**
 * Short facts in a row, with dots between them. Missing ones are left out. Lines end between the facts where they can.
 */
export function FactsLine({ facts }: { facts: readonly ReactNode[] }) {
  return facts.filter(Boolean).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <span className="inline-block">{fact}</span>
    </Fragment>
  ));
}
