import { Skeleton, SkeletonBlock, SkeletonField } from '../../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function PageSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="grid gap-6">
      <h1 className="type-h1 pt-2">{t('organisation.page.title')}</h1>
      <SkeletonBlock className="h-24" />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_420px]">
        <div className="field-grid">
          <SkeletonField label={t('organisation.page.type')} />
          <SkeletonField label={t('organisation.page.slug')} />
          <SkeletonField label={t('organisation.page.slogan')} className="col-span-full" />
          <SkeletonField label={t('organisation.page.description')} className="col-span-full" />
        </div>
        <SkeletonBlock className="h-[360px]" />
      </div>
    </Skeleton>
  );
}
