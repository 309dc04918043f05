import type { Sector } from '@metra/contract/core/primitives';
import { ArrowLeft } from 'lucide-react';
import { Skeleton, SkeletonBlock, SkeletonButton } from '../../../design-system/feedback/skeleton.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useKpiColumns } from './kpi-table.tsx';
import styles from './sector-pictures.module.css';

export function SectorSkeleton({ sector }: { sector: Sector }) {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap pb-20">
      <header className="page-head py-6 max-lg:grid-cols-1 md:pt-12 md:pb-8">
        <div>
          <a href="/app/company-data" className="back-link">
            <ArrowLeft size={16} aria-hidden="true" />
            {t('company-data.title')}
          </a>
          <h1 className="type-display">{t(`common.sectorLong.${sector}`)}</h1>
        </div>
        <div className="page-actions">
          <SkeletonButton withIcon>{t('company-data.own.new')}</SkeletonButton>
          <SkeletonButton withIcon>{t('records.export')}</SkeletonButton>
          <SkeletonButton withIcon>{t('company-data.enter')}</SkeletonButton>
        </div>
      </header>
      <div className={styles.pictures}>
        {[1, 2, 3, 4].map((picture) => (
          <div key={picture}>
            <SkeletonBlock className="h-full rounded-none" />
          </div>
        ))}
      </div>
      <div className="mb-5 flex gap-6 pb-2">
        <span className="flex min-h-[44px] items-center text-text-soft">{t('company-data.all')}</span>
      </div>
      <section className="panel min-w-0 py-2">
        <Table
          caption={t('company-data.table')}
          columns={useKpiColumns(sector)}
          rows={[]}
          rowKey={({ kpi }) => kpi.id}
          loading
          skeletonRows={12}
        />
      </section>
    </Skeleton>
  );
}
