import type { View } from '../../../rules/vocabulary.ts';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton.tsx';

export function CardsSkeleton({ view, count }: { view: View; count: number }) {
  const isGrid = view === 'grid';
  return (
    <Skeleton>
      <div className={isGrid ? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3' : 'grid gap-2'}>
        {Array.from({ length: count }, (_, index) => (
          <SkeletonBlock key={index} className={isGrid ? 'h-66' : 'h-42 md:h-30 xl:h-20'} />
        ))}
      </div>
    </Skeleton>
  );
}
