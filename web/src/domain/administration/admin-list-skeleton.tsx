import { Skeleton, SkeletonRows } from '../../design-system/feedback/skeleton.tsx';
import { AdminHead } from './admin-head.tsx';

interface AdminListSkeletonProps {
  title: string;
  /** A list without search and filters reserves no space for them. */
  searchable?: boolean;
}

export const AdminListSkeleton = ({ title, searchable = true }: AdminListSkeletonProps) => (
  <Skeleton className="pb-12">
    <AdminHead title={title} tabs={<div className="min-h-[54px]" />} />
    <div className="grid gap-4 px-5 pt-5 sm:px-8">
      {searchable && (
        <div className="skeleton-control min-h-(--control) w-full rounded-control border sm:w-[320px]" />
      )}
      <div className="panel overflow-hidden max-sm:-mx-5 max-sm:rounded-none max-sm:border-x-0">
        <SkeletonRows rows={10} />
      </div>
    </div>
  </Skeleton>
);
