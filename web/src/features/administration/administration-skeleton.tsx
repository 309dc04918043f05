import { Skeleton, SkeletonBlock, SkeletonLine } from '../../design-system/skeleton.tsx';
import { AdministrationPage } from './administration-page.tsx';

export function AdministrationSkeleton() {
  return (
    <Skeleton>
      <AdministrationPage text={<SkeletonLine className="w-[480px]" />}>
        {[1, 2].map((row) => (
          <li key={row} className="grid gap-2 p-5">
            <SkeletonBlock className="h-[18px] w-[200px]" />
            <SkeletonBlock className="w-[280px]" />
          </li>
        ))}
      </AdministrationPage>
    </Skeleton>
  );
}
