import {
  Skeleton,
  SkeletonButton,
  SkeletonLine,
  SkeletonRows,
} from '../../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function OffersSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="grid gap-6">
      <header className="page-head">
        <div className="type-display">
          <h1 className="sr-only">{t('organisation.offers.title')}</h1>
          <SkeletonLine className="w-[80%]" />
        </div>
        <div className="page-actions">
          <SkeletonButton withIcon>{t('organisation.offers.create')}</SkeletonButton>
        </div>
      </header>
      <div className="panel overflow-hidden">
        <SkeletonRows rows={8} />
      </div>
    </Skeleton>
  );
}
