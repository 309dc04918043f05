import { Skeleton, SkeletonLine, SkeletonRows } from '../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The name of the record is not known yet, but its kind is. */
export function MarketplaceDetailSkeleton({ of }: { of: 'offers' | 'organisations' | 'tags' }) {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap grid gap-6 py-8">
      <div className="type-h1">
        <h1 className="sr-only">{t(`marketplace-admin.${of}.title`)}</h1>
        <SkeletonLine className="w-[50%]" />
      </div>
      <div className="panel overflow-hidden">
        <SkeletonRows rows={8} />
      </div>
    </Skeleton>
  );
}
