import { useEffect } from 'react';
import { useJobsQuery } from './jobs.generated.ts';

/** How often the jobs are loaded again while one of them runs, in milliseconds. */
const REFRESH_MS = 1000;

/** The jobs, which are loaded again while one of them runs. */
export function useRefreshedJobs() {
  const jobs = useJobsQuery({ fetchPolicy: 'cache-and-network' });
  const isRunning = jobs.data?.jobs.jobs.some((job) => job.isRunning) ?? false;
  const { startPolling, stopPolling } = jobs;
  useEffect(() => {
    if (!isRunning) return undefined;
    startPolling(REFRESH_MS);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  return jobs;
}
