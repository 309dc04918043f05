import { Skeleton, SkeletonLine, SkeletonRows } from '../../design-system/feedback/skeleton.tsx';
import { AdminHead } from './admin-head.tsx';

/** A record to come: what it is called is not known yet, only what it is. */
export const AdminFormSkeleton = ({ title }: { title: string }) => (
  <Skeleton className="pb-12">
    <AdminHead
      title={
        <>
          <span className="sr-only">{title}</span>
          <SkeletonLine className="w-[240px]" />
        </>
      }
    />
    <div className="px-5 pt-6 sm:px-8">
      <SkeletonRows rows={8} />
    </div>
  </Skeleton>
);
