import { SkeletonBlock, Skeleton } from '../../ui/skeleton.tsx';

/** Shown while a browser's page loads. */
export function BrowserSkeleton({ hasTitle }: { hasTitle: boolean }) {
  return (
    <Skeleton>
      {hasTitle && (
        <div className="mt-4 mb-6 flex items-center gap-6">
          <SkeletonBlock className="size-20" />
          <div className="grid gap-3">
            <SkeletonBlock className="h-9 w-48 sm:w-72" />
            <SkeletonBlock className="h-5 w-40" />
          </div>
        </div>
      )}
      <SkeletonBlock className="h-6 max-w-3xl" />
      <SkeletonBlock className="mt-3 h-6 max-w-2xl" />
      <SkeletonBlock className="mt-6 h-10 w-40" />
      <Cards count={MAX_CARDS} />
    </Skeleton>
  );
}

const MAX_CARDS = 4;

/** Shown while a list of versions loads. */
export function VersionsSkeleton({ count }: { count: number }) {
  return (
    <Skeleton>
      <Cards count={Math.min(count, MAX_CARDS)} />
    </Skeleton>
  );
}

function Cards({ count }: { count: number }) {
  return (
    <div className="mt-6 grid gap-4">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonBlock key={index} className="h-40" />
      ))}
    </div>
  );
}
