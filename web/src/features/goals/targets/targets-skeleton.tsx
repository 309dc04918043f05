import {
  Skeleton,
  SkeletonBlock,
  SkeletonButton,
  SkeletonLine,
} from '../../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function TargetsSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap">
      <div className="page-head py-6 sm:pt-12 sm:pb-10">
        <div>
          <p className="mb-4 text-small text-text-muted">{t('goals.targets.kick')}</p>
          <h1 className="sr-only">{t('goals.targets.kick')}</h1>
          <div className="type-display">
            <SkeletonLine className="w-[420px]" />
            <SkeletonLine className="w-[640px]" />
          </div>
        </div>
      </div>
      <ol className="grid gap-4">
        {[1, 2, 3].map((row) => (
          <li
            key={row}
            className="panel grid grid-cols-1 overflow-hidden sm:grid-cols-[160px_minmax(0,1fr)] lg:grid-cols-[240px_minmax(0,1fr)]"
          >
            <div className="overflow-hidden max-sm:aspect-[416/120]">
              <SkeletonBlock className="h-full rounded-none" />
            </div>
            <div className="grid content-center gap-3 p-5 md:p-6 lg:min-h-[150px]">
              <SkeletonBlock className="w-[120px]" />
              <SkeletonBlock className="h-[18px] w-[260px]" />
              <SkeletonButton className="w-30" />
            </div>
          </li>
        ))}
      </ol>
    </Skeleton>
  );
}
