import {
  Skeleton,
  SkeletonBlock,
  SkeletonLine,
  SkeletonSegments,
} from '../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function FilesSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="type-h1 pt-2">{t('files.title')}</h1>
        <div className="grid max-w-[22rem] gap-2">
          <SkeletonLine className="w-[220px]" />
          <SkeletonBlock className="h-1" />
        </div>
      </header>
      <SkeletonBlock className="h-[112px] rounded-panel" />
      <div className="flex flex-wrap items-center gap-3">
        <SkeletonBlock className="h-(--control) min-w-[min(100%,16rem)] flex-1" />
        <SkeletonBlock className="h-(--control) w-[180px] max-sm:w-auto max-sm:flex-1" />
        <SkeletonBlock className="h-(--control) w-[200px] max-sm:w-auto max-sm:flex-1" />
        <SkeletonSegments labels={[t('files.filter.present'), t('files.filter.deleted')]} />
      </div>
      <div className="panel py-2">
        {[1, 2, 3, 4, 5, 6].map((file) => (
          <div key={file} className="flex items-center gap-3 border-b border-line px-6 py-2 last:border-b-0">
            <SkeletonBlock className="size-12 rounded-chip" />
            <SkeletonLine className="w-[40%]" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
