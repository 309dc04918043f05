import { Skeleton } from '../../design-system/feedback/skeleton.tsx';
import { Spinner } from '../../design-system/feedback/spinner.tsx';

/** Only the name of the page may be known. */
export const EmptySkeleton = ({ title }: { title: string }) => (
  <Skeleton className="grid min-h-[60vh] place-content-center">
    <h1 className="sr-only">{title}</h1>
    <Spinner size={32} />
  </Skeleton>
);
