import { Skeleton, SkeletonLine, SkeletonSegments } from '../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function EventsSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap grid max-w-[calc(52rem+2*var(--gutter))] gap-6 pt-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <h1>{t('events.title')}</h1>
          <SkeletonLine className="w-[180px]" />
        </div>
        <SkeletonSegments labels={[t('events.filterAll'), t('events.filterUnseen')]} />
      </header>
      <div className="panel">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((event) => (
          <div key={event} className="grid gap-1 border-b border-line py-4 pr-2 pl-5 last:border-b-0">
            <SkeletonLine className="w-[46%]" />
            <div className="text-small">
              <SkeletonLine className="w-[72%]" />
            </div>
            <div className="text-micro">
              <SkeletonLine className="w-[110px]" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
