import {
  Skeleton,
  SkeletonBlock,
  SkeletonButton,
  SkeletonLine,
} from '../../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function PageSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap grid gap-6 py-6">
      <header className="page-head">
        <div className="grid min-w-0 gap-2">
          <SkeletonLine className="w-[120px]" />
          <h1 className="sr-only">{t('content.page.title')}</h1>
          <div className="type-h1">
            <SkeletonLine className="w-[320px]" />
          </div>
          <SkeletonLine className="w-[180px]" />
        </div>
        <div className="page-actions">
          <SkeletonButton>{t('content.page.preview')}</SkeletonButton>
          <SkeletonButton>{t('content.publish.action')}</SkeletonButton>
        </div>
      </header>
      <div className="panel grid gap-5 p-6">
        <SkeletonBlock className="h-10" />
        <SkeletonBlock className="h-20" />
        <SkeletonBlock className="h-20" />
      </div>
      <SkeletonBlock className="h-16" />
      <SkeletonBlock className="h-16" />
    </Skeleton>
  );
}
