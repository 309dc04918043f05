import '../../design-system/charts/charts.css';
import '../../design-system/charts/scale.css';
import { ArrowLeft } from 'lucide-react';
import { ScaleTicks } from '../../design-system/charts/scale-ticks.tsx';
import {
  Skeleton,
  SkeletonBlock,
  SkeletonButton,
  SkeletonLine,
} from '../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function GoalSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap">
      <div className="page-head py-6 md:pt-10 md:pb-8">
        <div className="min-w-0">
          <a href="/app/dashboard" className="back-link">
            <ArrowLeft size={16} aria-hidden="true" />
            {t('goals.back')}
          </a>
          <h1 className="sr-only">{t('common.navigation.overview')}</h1>
          <div className="type-display">
            <SkeletonLine className="w-[520px]" />
            <SkeletonLine className="w-[50%] md:hidden" />
          </div>
          <div className="type-lead mt-3">
            <SkeletonLine className="w-[600px]" />
            <SkeletonLine className="w-[90%] md:hidden" />
            <SkeletonLine className="w-[60%] md:hidden" />
          </div>
        </div>
        <div className="page-actions">
          <SkeletonButton className="w-30" />
          <SkeletonButton className="w-30" />
        </div>
      </div>
      <div className="panel grid grid-cols-1 overflow-hidden md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="overflow-hidden max-md:aspect-[416/180] md:min-h-[320px]">
          <SkeletonBlock className="h-full rounded-none" />
        </div>
        <div className="grid content-center p-5 md:p-6 lg:px-10 lg:py-8">
          <SkeletonBlock className="w-[40%]" />
          <div className="mt-6 text-[3.25rem] leading-[1.1]">
            <SkeletonLine className="w-[50%]" />
          </div>
          <div className="type-small mt-2">
            <SkeletonLine className="w-[60%]" />
          </div>
          <div className="mt-5 h-[103px]">
            <div className="scale-drawing">
              <div className="scale-track" />
            </div>
            <ScaleTicks />
          </div>
        </div>
      </div>
      <section className="mt-2 md:mt-12">
        <h2 className="mb-5 flex min-h-(--control) items-center">{t('goals.board.title')}</h2>
        <div className="grid gap-4 sm:grid-cols-3">
          <SkeletonBlock className="h-[150px]" />
          <SkeletonBlock className="h-[150px]" />
          <SkeletonBlock className="h-[150px]" />
        </div>
      </section>
    </Skeleton>
  );
}
