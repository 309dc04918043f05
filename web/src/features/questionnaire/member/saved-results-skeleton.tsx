import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function SavedResultsSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <h1 className="type-h1 pt-2 pb-3">{t('questionnaires.results.title')}</h1>
      <p className="measure pb-8 text-text-soft">{t('questionnaires.results.lead')}</p>
      <SkeletonRows rows={3} />
    </Skeleton>
  );
}
