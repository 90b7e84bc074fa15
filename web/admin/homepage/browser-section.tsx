import { useId } from 'react';
import type { AdminBrowserFragment } from '../../graph/admin.ts';
import type { Status } from '../ui/status-message.tsx';
import { PlaceCard } from './place-card.tsx';

interface BrowserSectionProps {
  title: string;
  /** How many there are, in figures and in words. */
  count?: string;
  countLabel?: string;
  /** What to say, and to do, when there is none. */
  empty: string;
  browsers: readonly AdminBrowserFragment[];
  onStatus: (kind: Status['kind'], text: string) => void;
  /** Called with whether the card of a browser holds something that is not saved. */
  onUnsaved: (id: number, isUnsaved: boolean) => void;
  reload: () => Promise<unknown>;
}

/** A named list of browsers, each with its place on the home page. */
export function BrowserSection({ title, count, countLabel, empty, browsers, ...card }: BrowserSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex items-center gap-3">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {count && (
          <span className="rounded-full bg-sunken px-2.5 py-0.5 text-sm text-muted tabular-nums" title={countLabel}>
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{countLabel}</span>
          </span>
        )}
      </div>
      {browsers.length === 0 ? (
        <p className="rounded-2xl border border-dashed border-line px-6 py-8 text-center text-muted">{empty}</p>
      ) : (
        <ul className="grid items-start gap-3 lg:grid-cols-2">
          {browsers.map((browser) => (
            <PlaceCard key={browser.id} browser={browser} {...card} />
          ))}
        </ul>
      )}
    </section>
  );
}
