import { Link } from 'react-router-dom';
import type { LinkFilter } from '../../../rules/links.ts';
import type { Need } from '../../../rules/needs.ts';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';
import type { DashboardQuery } from './dashboard.generated.ts';

const linksPath = (filter: LinkFilter) => `${PAGES.adminLinks.path}?state=${filter}`;
const needPath = (need: Need) => `${PAGES.admin.path}?need=${need}`;

/** Details that some records never get. */
const DETAILS = ['checksum', 'size', 'screenshot', 'release'] as const satisfies readonly Need[];

/**
 * What the administrator can do, the worst for visitors first. Each line has a number and links to exactly these
 * records. What was never checked has no number. Details that are missing are folded.
 */
export function Needs({ data: { proposalCount, linkSummary, needs, jobs } }: { data: DashboardQuery }) {
  const { t } = useTranslation('admin');
  const countOf = (need: Need) => needs.find((one) => one.need === need)?.count ?? 0;
  const lines = [
    { key: 'dead', count: linkSummary.dead, to: linksPath('dead'), isAlarm: true },
    { key: 'wrong', count: linkSummary.wrong, to: linksPath('wrong') },
    {
      key: 'jobs',
      count: jobs.jobs.filter(({ outcome }) => outcome === 'failed').length,
      to: PAGES.adminJobs.path,
      isAlarm: true,
    },
    { key: 'translation', count: countOf('translation'), to: needPath('translation') },
    { key: 'proposals', count: proposalCount, to: PAGES.adminUpdates.path },
    { key: 'due', count: countOf('due'), to: needPath('due') },
    { key: 'draft', count: countOf('draft'), to: needPath('draft') },
  ] as const;
  const toDo = lines.filter(({ count }) => count > 0);
  const unchecked = [
    { job: 'links', to: PAGES.adminLinks.path },
    { job: 'updates', to: PAGES.adminUpdates.path },
  ].filter(({ job }) => jobs.jobs.some(({ name, succeededAt }) => name === job && !succeededAt));
  const details = DETAILS.filter((need) => countOf(need) > 0);
  const isIdle = toDo.length + unchecked.length === 0;
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" className="mb-3 font-semibold">
        {t('needs.title')}
      </h2>
      {isIdle && <p className="text-muted">{t('needs.idle')}</p>}
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface empty:hidden">
        {toDo.map(({ key, to, count, ...line }) => (
          <NeedLine key={key} to={to} text={t(`needs.${key}`, { count })} count={count} {...line} />
        ))}
        {unchecked.map(({ job, to }) => (
          <NeedLine key={job} to={to} text={t(`needs.unchecked.${job as 'links' | 'updates'}`)} />
        ))}
      </ul>
      {details.length > 0 && (
        <details className="mt-2">
          <summary className="w-fit cursor-pointer rounded-lg px-1 py-1.5 text-sm text-muted hover:text-text">
            {t('needs.details')}
          </summary>
          <ul className="mt-1 divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
            {details.map((need) => (
              <NeedLine
                key={need}
                to={needPath(need)}
                text={t(`needs.${need}`, { count: countOf(need) })}
                count={countOf(need)}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface NeedLineProps {
  text: string;
  to: string;
  /** Undefined if nobody has checked yet. */
  count?: number;
  isAlarm?: boolean;
}

function NeedLine({ text, to, count, isAlarm = false }: NeedLineProps) {
  return (
    <li>
      <Link
        to={to}
        className="group flex min-h-11 items-center gap-3 px-4 text-sm hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className={`w-6 shrink-0 text-right font-semibold tabular-nums ${isAlarm ? 'text-danger' : ''}`}>
          {count ?? '–'}
        </span>
        <span className="group-hover:underline">{text}</span>
        <Icon name="chevronRight" className="ml-auto size-4 shrink-0 text-muted" />
      </Link>
    </li>
  );
}
