import { Bone, Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a browser's page while it loads. */
export function BrowserSkeleton() {
  return (
    <Skeleton>
      <div className="flex items-center gap-6">
        <Bone className="size-20" />
        <div className="grid gap-3">
          <Bone className="h-9 w-48 sm:w-72" />
          <Bone className="h-5 w-40" />
        </div>
      </div>
      <Bone className="mt-6 h-6 max-w-3xl" />
      <Bone className="mt-3 h-6 max-w-2xl" />
      <Bone className="mt-6 h-10 w-40" />
      <Cards count={CARDS_AT_ONCE} />
    </Skeleton>
  );
}

const CARDS_AT_ONCE = 4;

/** The shape of a list of versions while it loads. */
export function VersionsSkeleton({ count }: { count: number }) {
  return (
    <Skeleton>
      <Cards count={Math.min(count, CARDS_AT_ONCE)} />
    </Skeleton>
  );
}

function Cards({ count }: { count: number }) {
  return (
    <div className="mt-6 grid gap-4">
      {Array.from({ length: count }, (_, index) => (
        <Bone key={index} className="h-40" />
      ))}
    </div>
  );
}
