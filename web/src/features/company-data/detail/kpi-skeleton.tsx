import type { Sector } from '@metra/contract/core/primitives';
import { ArrowLeft } from 'lucide-react';
import {
  Skeleton,
  SkeletonButton,
  SkeletonLine,
  SkeletonRows,
  SkeletonText,
} from '../../../design-system/feedback/skeleton.tsx';
import { Tag } from '../../../design-system/values/tag.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { HistorySkeleton } from './history-skeleton.tsx';

export function KpiSkeleton({ sector }: { sector: Sector }) {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap pb-20">
      <header className="page-head py-5 md:pt-10 md:pb-8">
        <div className="min-w-0">
          <a href={`/app/company-data/${sector}`} className="back-link">
            <ArrowLeft size={16} aria-hidden="true" />
            {t('company-data.title')}
          </a>
          <h1 className="sr-only">{t('company-data.title')}</h1>
          <div className="type-display">
            <SkeletonLine className="w-[420px]" />
          </div>
          <p className="mt-3 flex flex-wrap gap-2">
            <Tag sector={sector}>{t(`common.sectorLong.${sector}`)}</Tag>
          </p>
        </div>
        <div className="page-actions">
          <SkeletonButton withIcon>{t('records.export')}</SkeletonButton>
          <SkeletonButton withIcon>{t('company-data.enterOne')}</SkeletonButton>
        </div>
      </header>
      <section className="panel min-w-0">
        <h2 className="sr-only">{t('company-data.history.title')}</h2>
        <HistorySkeleton />
      </section>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
        <section className="panel min-w-0">
          <h2 className="type-panel px-5 pt-6 pb-2 sm:px-6">{t('company-data.records.title')}</h2>
          <SkeletonRows rows={6} />
        </section>
        <section className="panel min-w-0 p-5 sm:p-6">
          <h2 className="type-panel mb-3">{t('company-data.about.title')}</h2>
          <SkeletonText lines={5} />
        </section>
      </div>
    </Skeleton>
  );
}
