/** A key as it is printed on a keyboard. */
export function KeyCap({ shown }: { shown: string }) {
  return (
    <kbd className="inline-flex min-w-6 justify-center rounded border border-line bg-page px-1.5 font-sans text-xs font-normal whitespace-nowrap text-muted">
      {shown}
    </kbd>
  );
}
