import { Skeleton, SkeletonLine, SkeletonRows } from '../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** One thing of the operator's to come; its name is not known yet, only what it is. */
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
