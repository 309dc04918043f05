import {
  Skeleton,
  SkeletonButton,
  SkeletonLine,
  SkeletonRows,
  SkeletonSegments,
} from '../../../design-system/skeleton.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** The pages to come. */
export function PagesSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap grid gap-6 py-8">
      <header className="page-head">
        <div className="grid gap-1">
          <h1>{t('content.pages.title')}</h1>
          <SkeletonLine className="w-[120px]" />
        </div>
        <div className="page-actions">
          <SkeletonButton withIcon>{t('content.pages.new')}</SkeletonButton>
        </div>
      </header>
      <div className="flex flex-wrap items-center gap-3">
        <div className="skeleton-control min-h-(--control) min-w-[220px] flex-1 rounded-control border" />
        <SkeletonSegments
          labels={[t('content.pages.allKinds'), t('content.kind.LANDING'), t('content.kind.LEGAL')]}
        />
        <SkeletonSegments
          labels={[t('content.pages.allStates'), t('content.state.draft'), t('content.state.published')]}
        />
      </div>
      <div className="panel overflow-hidden">
        <SkeletonRows rows={10} />
      </div>
    </Skeleton>
  );
}
