import {
  Skeleton,
  SkeletonBlock,
  SkeletonButton,
  SkeletonLine,
} from '../../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { NextDueValueSkeleton } from './next-due-value-skeleton.tsx';

export function DueSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <header className="page-head mb-6">
        <div>
          <h1 className="mb-2 text-small leading-body font-text tracking-normal text-text-muted">
            {t('common.navigation.tracking')}
          </h1>
          <div className="type-display">
            <SkeletonLine className="w-[90%] md:w-[420px]" />
            <SkeletonLine className="w-[80%] md:w-[360px]" />
            <SkeletonLine className="w-[40%]" />
            <SkeletonLine className="w-[50%] md:hidden" />
          </div>
        </div>
        <div className="page-actions">
          <SkeletonButton withIcon>{t('tracking.due.import')}</SkeletonButton>
          <SkeletonButton withIcon>{t('tracking.due.enter')}</SkeletonButton>
        </div>
      </header>
      <NextDueValueSkeleton />
      <section className="panel overflow-hidden">
        <h2 className="type-panel px-5 pt-6 pb-3 md:px-6">{t('tracking.due.listTitle')}</h2>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((area) => (
          <div
            key={area}
            className="grid min-h-[56px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-t border-line px-5 py-4 md:grid-cols-[minmax(0,1.2fr)_auto_minmax(0,1.2fr)_132px] md:px-6 md:py-2"
          >
            <SkeletonLine className="w-[60%]" />
            <SkeletonBlock className="w-[110px]" />
            <SkeletonLine className="w-[50%]" />
          </div>
        ))}
      </section>
    </Skeleton>
  );
}
