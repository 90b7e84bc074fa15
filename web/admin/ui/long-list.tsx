import { type ReactNode, useState } from 'react';
import { useTexts } from './use-texts.ts';
import { Button } from './button.tsx';

const SHOWN_FIRST = 50;

/** Shows the first entries, and all of them after a click. */
export function LongList<T>({ entries, children }: { entries: readonly T[]; children: (entry: T) => ReactNode }) {
  const { t } = useTexts();
  const [isWhole, setWhole] = useState(false);
  const more = entries.length - SHOWN_FIRST;
  return (
    <>
      <ul className="grid gap-2 text-sm">
        {(isWhole ? entries : entries.slice(0, SHOWN_FIRST)).map((entry, index) => (
          <li key={index}>{children(entry)}</li>
        ))}
      </ul>
      {!isWhole && more > 0 && (
        <Button variant="plain" className="justify-self-start" onClick={() => setWhole(true)}>
          {t('table.more', { count: more })}
        </Button>
      )}
    </>
  );
}
