/** The lines of a pasted text that a field has not taken, below it. */
export function LeftOutLines({ text, lines }: { text: string; lines: readonly string[] }) {
  return (
    <div role="status" className="mt-1.5 text-sm text-tag-yellow empty:hidden">
      {lines.length > 0 && (
        <>
          <p>{text}</p>
          <p className="whitespace-pre-line wrap-anywhere">{lines.join('\n')}</p>
        </>
      )}
    </div>
  );
}
