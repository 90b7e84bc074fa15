import { SkeletonBlock, Skeleton } from '../../ui/skeleton.tsx';

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
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-14">
        {/* The download; on wide screens it is beside the title. */}
        <SkeletonBlock className="h-66 lg:col-start-2 lg:-mt-30" />
        <div className="lg:row-start-1">
          <SkeletonBlock className="h-6" />
          <SkeletonBlock className="mt-3 h-6 w-4/5" />
          <SkeletonBlock className="mt-6 h-10 w-40" />
          <Cards count={MAX_CARDS} />
        </div>
      </div>
    </Skeleton>
  );
}

const MAX_CARDS = 4;

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
