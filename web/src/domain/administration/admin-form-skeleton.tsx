import { Skeleton, SkeletonLine, SkeletonRows } from '../../design-system/feedback/skeleton.tsx';
import { AdminHead } from './admin-head.tsx';

/** The name of the record is not known yet, but its kind is. */
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
