import { Fragment } from 'react';

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
