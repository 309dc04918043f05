import { Skeleton, SkeletonButton } from '../../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function ImportSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <header className="page-head mb-6">
        <div>
          <p className="mb-2 text-small text-text-muted">{t('tracking.title')}</p>
          <h1 className="type-display">{t('tracking.import.title')}</h1>
          <p className="measure mt-2 text-text-soft">{t('tracking.import.lead')}</p>
        </div>
        <div className="page-actions">
          <SkeletonButton withIcon>{t('tracking.template')}</SkeletonButton>
        </div>
      </header>
      <section className="panel grid gap-2 px-5 py-6 sm:px-6">
        <p className="type-label">{t('tracking.import.file')}</p>
        <div className="min-h-[112px] rounded-control border border-dashed border-control-line" />
      </section>
    </Skeleton>
  );
}
