import { SkeletonBlock, Skeleton } from '../../ui/skeleton.tsx';

/** Shown while a version's page loads. */
export function VersionSkeleton() {
  return (
    <Skeleton>
      <div className="flex items-center gap-6">
        <SkeletonBlock className="size-20" />
        <div className="grid gap-3">
          <SkeletonBlock className="h-9 w-48 sm:w-80" />
          <SkeletonBlock className="h-6 w-40" />
        </div>
      </div>
      <div className="mt-16 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <SkeletonBlock className="h-44 lg:col-start-2" />
        <div className="grid gap-10 lg:col-start-1 lg:row-start-1">
          <SkeletonBlock className="h-40" />
          <SkeletonBlock className="h-64" />
        </div>
      </div>
    </Skeleton>
  );
}
