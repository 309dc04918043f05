import { Skeleton, SkeletonBlock, SkeletonLine, SkeletonRows } from '../../design-system/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The files to come. */
export function FilesSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="grid gap-6">
      <header className="page-head">
        <div className="grid gap-2">
          <h1 className="type-h1 pt-2">{t('files.title')}</h1>
          <SkeletonLine className="w-[220px]" />
        </div>
      </header>
      <SkeletonBlock className="h-[112px] rounded-panel" />
      <SkeletonBlock className="h-(--control)" />
      <div className="panel p-6">
        <SkeletonRows rows={6} />
      </div>
    </Skeleton>
  );
}
