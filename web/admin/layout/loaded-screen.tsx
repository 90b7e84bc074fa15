import type { ComponentProps, ReactNode } from 'react';
import { useLoaded } from '../graph/use-loaded.ts';
import { Loading } from '../ui/loading.tsx';
import { ScreenHeader } from './screen-header.tsx';

interface LoadedScreenProps<T> extends Pick<ComponentProps<typeof ScreenHeader>, 'title' | 'back'> {
  /** Resolves with null if the record does not exist. */
  load: () => Promise<T | null>;
  /** Shown if loading fails without a message for people. */
  message: string;
  /** Shown if the record does not exist. */
  missing: ReactNode;
  children: (data: T, reload: () => Promise<void>) => ReactNode;
}

/** A screen about one record. Until it is loaded, the screen has only the title. */
export function LoadedScreen<T>({ load, message, missing, children, ...header }: LoadedScreenProps<T>) {
  const { data, error, reload } = useLoaded(load);
  if (data === null) return missing;
  return (
    <>
      {data === undefined && <ScreenHeader {...header} />}
      <Loading data={data} error={error} message={message} retry={reload}>
        {(loaded) => children(loaded, reload)}
      </Loading>
    </>
  );
}
