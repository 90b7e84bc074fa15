import { Fragment, type ReactNode } from 'react';

/** The space before the dot does not break, so that a dot never begins a line. */
const DOT = '\u00A0·';

/** Lines end between the facts, or else between words, and never inside a unit. */
export function FactsLine({ facts }: { facts: readonly ReactNode[] }) {
  return facts.filter(Boolean).map((fact, index, all) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block break-keep">
        {typeof fact === 'string' ? <Unbroken text={fact} /> : fact}
        {index < all.length - 1 && DOT}
      </span>
    </Fragment>
  ));
}

/** A host, a repository or a version number, whose lines end only after a dot or a slash. */
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

/** A text such as "64-bit", "64 位", "AI-powered". */
const UNBROKEN = /(\d[\d.]*[- ]\p{L}+|\p{L}+-\p{L}+)/u;

/** No line ends inside a number with its unit, or a word with a hyphen. */
export function Unbroken({ text }: { text: string }) {
  return text.split(UNBROKEN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
