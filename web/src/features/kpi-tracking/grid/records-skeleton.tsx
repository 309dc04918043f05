import { Skeleton, SkeletonButton, SkeletonSegments } from '../../../design-system/feedback/skeleton.tsx';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { FREQUENCIES } from '../../../domain/kpis/record-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { GridHead } from './grid-head.tsx';
import { GridRowsSkeleton } from './grid-skeleton.tsx';
import styles from './record-grid.module.css';

export function RecordsSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <header className="page-head mb-6">
        <div>
          <p className="mb-2 text-small text-text-muted">{t('tracking.title')}</p>
          <h1 className="type-display">{t('tracking.grid.title')}</h1>
        </div>
        <div className="page-actions">
          <SkeletonButton withIcon>{t('tracking.template')}</SkeletonButton>
          <SkeletonButton withIcon>{t('records.export')}</SkeletonButton>
        </div>
      </header>
      <section className="panel">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 max-md:*:grow max-md:*:basis-full md:px-6 md:py-5">
          <SkeletonSegments labels={FREQUENCIES.map((value) => t(`records.frequency.${value}`))} />
          <SkeletonButton className="md:w-[216px]" />
          <SkeletonButton className="md:ml-auto md:w-[168px]">{t('tracking.grid.allAreas')}</SkeletonButton>
          <SkeletonButton className="md:w-[248px]" />
        </div>
        <table {...ROLES.table} className={styles.grid}>
          <GridHead rowsAre="kpis" />
          <GridRowsSkeleton rows={10} />
        </table>
      </section>
    </Skeleton>
  );
}
