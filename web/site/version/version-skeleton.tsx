import { Bone, Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a version's page while it loads. */
export function VersionSkeleton() {
  return (
    <Skeleton>
      <div className="flex items-center gap-6">
        <Bone className="size-20" />
        <div className="grid gap-3">
          <Bone className="h-9 w-48 sm:w-80" />
          <Bone className="h-6 w-40" />
        </div>
      </div>
      <div className="mt-16 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Bone className="h-44 lg:col-start-2" />
        <div className="grid gap-10 lg:col-start-1 lg:row-start-1">
          <Bone className="h-40" />
          <Bone className="h-64" />
        </div>
      </div>
    </Skeleton>
  );
}
