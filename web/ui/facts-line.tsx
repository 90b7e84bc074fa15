import { Fragment, type ReactNode } from 'react';

/**
 * Lines end between the facts, or else between words, and never inside a unit. A dot that would begin a line is outside
 * of the box.
 */
export function FactsLine({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className="block overflow-x-clip">
      <span className="-ml-[0.9em] block">
        {facts.filter(Boolean).map((fact, index) => (
          <span key={index} className="inline-flex max-w-full break-keep">
            {/* Also without a dot, it needs a text for its baseline. */}
            <span className="w-[0.9em] shrink-0 text-center empty:before:content-['\200b']">{index > 0 && ' · '}</span>
            <span className="min-w-0">{typeof fact === 'string' ? <Unbroken text={fact} /> : fact}</span>
          </span>
        ))}
      </span>
    </span>
  );
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
