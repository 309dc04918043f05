import { Skeleton } from '../../design-system/feedback/skeleton.tsx';
import { Spinner } from '../../design-system/feedback/spinner.tsx';

/** Nothing is known of the page but perhaps its name. */
export const EmptySkeleton = ({ title }: { title: string }) => (
  <Skeleton className="grid min-h-[60vh] place-content-center">
    <h1 className="sr-only">{title}</h1>
    <Spinner size={32} />
  </Skeleton>
);
