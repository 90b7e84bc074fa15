/** A text with the searched text highlighted, if it contains exactly that text. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  const start = search === '' ? -1 : text.toLowerCase().indexOf(search.toLowerCase());
  if (start === -1) return text;
  const end = start + search.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className="rounded-sm bg-accent-soft text-inherit">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
