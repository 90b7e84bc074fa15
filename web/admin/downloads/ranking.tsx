import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDownloadTexts } from './use-download-texts.ts';

export interface Ranked {
  key: string | number;
  name: ReactNode;
  downloads: number;
  /** The statistics of this part alone. */
  to?: string;
}

/** The parts of the downloads, each with a bar as long as its share of the largest one. */
export function Ranking({ title, parts }: { title: string; parts: readonly Ranked[] }) {
  const texts = useDownloadTexts();
  const id = useId();
  const most = Math.max(1, ...parts.map(({ downloads }) => downloads));
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 font-semibold">
        {title}
      </h2>
      <ul className="grid gap-2.5 text-sm">
        {parts.map(({ key, name, downloads, to }) => (
          <li key={key}>
            <p className="flex items-baseline justify-between gap-4">
              {to ? (
                <Link to={to} className="min-w-0 wrap-anywhere hover:text-accent hover:underline">
                  {name}
                </Link>
              ) : (
                <span className="min-w-0 wrap-anywhere">{name}</span>
              )}
              <span className="shrink-0 tabular-nums">{texts.number(downloads)}</span>
            </p>
            <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-sunken">
              <div className="h-full rounded-full bg-accent" style={{ width: `${(100 * downloads) / most}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
