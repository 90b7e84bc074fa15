import { Link } from 'react-router-dom';
import type { JobName } from '../../../rules/jobs.ts';
import type { LinkFilter } from '../../../rules/links.ts';
import { NEEDS, type Need } from '../../../rules/needs.ts';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';
import type { DashboardQuery } from './dashboard.generated.ts';

/** The screen of the records with a need. */
export function needPath(need: Need): string {
  return `${PAGES.admin.path}?need=${need}`;
}

function linksPath(filter: LinkFilter): string {
  return `${PAGES.adminLinks.path}?state=${filter}`;
}

interface Line {
  key: string;
  text: string;
  count: number;
  to: string;
  isAlarm?: boolean;
  /** The job that finds these records. Until it has succeeded, the number 0 is not known. */
  job?: JobName;
}

/**
 * What waits for the administrator. Each line has a number and links to exactly these records. A line with the number
 * 0, or with none, is grey and not a link.
 */
export function Needs({ data }: { data: DashboardQuery }) {
  const { t } = useTranslation('admin');
  const { proposalCount, linkSummary, needs, jobs } = data;
  const failedJobs = jobs.jobs.filter(({ outcome }) => outcome === 'failed').length;
  const isUnchecked = (name: JobName | undefined) => jobs.jobs.some((job) => job.name === name && !job.succeededAt);
  const countOf = (need: Need) => needs.find((one) => one.need === need)?.count ?? 0;
  const lines: Line[] = [
    {
      key: 'jobs',
      text: t('needs.jobs', { count: failedJobs }),
      count: failedJobs,
      to: PAGES.adminJobs.path,
      isAlarm: true,
    },
    {
      key: 'proposals',
      text: t('needs.proposals', { count: proposalCount }),
      count: proposalCount,
      to: PAGES.adminUpdates.path,
      job: 'updates',
    },
    {
      key: 'dead',
      text: t('needs.dead', { count: linkSummary.dead }),
      count: linkSummary.dead,
      to: linksPath('dead'),
      isAlarm: true,
      job: 'links',
    },
    {
      key: 'wrong',
      text: t('needs.wrong', { count: linkSummary.wrong }),
      count: linkSummary.wrong,
      to: linksPath('wrong'),
      job: 'links',
    },
    ...NEEDS.map((need) => ({
      key: need,
      text: t(`needs.${need}`, { count: countOf(need) }),
      count: countOf(need),
      to: needPath(need),
    })),
  ];
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" className="mb-3 font-semibold">
        {t('needs.title')}
      </h2>
      <ul className="grid overflow-hidden rounded-2xl border border-line bg-surface py-1.5 sm:grid-cols-2 xl:grid-cols-3">
        {lines
          .toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0))
          .map(({ key, job, ...line }) => (
            <li key={key}>
              <NeedLine {...line} isUnchecked={line.count === 0 && isUnchecked(job)} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function NeedLine({
  text,
  count,
  to,
  isAlarm = false,
  isUnchecked,
}: Omit<Line, 'key' | 'job'> & { isUnchecked: boolean }) {
  const { t } = useTranslation('admin');
  const number = (
    <span
      className={`w-10 shrink-0 text-right tabular-nums ${count > 0 ? `font-semibold ${isAlarm ? 'text-danger' : 'text-text'}` : ''}`}
    >
      {isUnchecked ? '–' : count}
    </span>
  );
  if (count === 0) {
    return (
      <p className="flex min-h-10 items-center gap-3 px-4 text-sm text-muted">
        {number} {isUnchecked ? t('needs.unchecked', { what: text }) : text}
      </p>
    );
  }
  return (
    <Link
      to={to}
      className="group flex min-h-10 items-center gap-3 px-4 text-sm hover:bg-sunken focus-visible:-outline-offset-2"
    >
      {number} <span className="group-hover:underline">{text}</span>
      <Icon name="chevronRight" className="ml-auto size-4 shrink-0 text-muted" />
    </Link>
  );
}
