import { ArrowLeft } from 'lucide-react';
import { Skeleton, SkeletonBlock, SkeletonButton } from '../../../design-system/feedback/skeleton.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useFactorColumns } from './factor-table.tsx';

const nothing = () => undefined;

export function FactorsSkeleton() {
  const { t } = useTranslate();
  const columns = useFactorColumns(nothing);
  return (
    <Skeleton className="wrap pb-20">
      <header className="page-head py-6 max-lg:grid-cols-1 md:pt-12 md:pb-8">
        <div>
          <a href="/app/company-data" className="back-link">
            <ArrowLeft size={16} aria-hidden="true" />
            {t('company-data.title')}
          </a>
          <h1 className="type-display">{t('company-data.factors.title')}</h1>
        </div>
        <div className="page-actions">
          <SkeletonButton withIcon>{t('company-data.factors.enter')}</SkeletonButton>
        </div>
      </header>
      <div className="mb-6 grid items-center gap-4 md:grid-cols-[minmax(0,1fr)_160px]">
        <p className="max-w-[68ch] text-text-soft">{t('company-data.factors.lead')}</p>
        <SkeletonBlock className="h-(--target) rounded-control" />
      </div>
      <section className="panel min-w-0 py-2">
        <h2 className="type-panel px-5 pt-4 pb-2 sm:px-6">{t('company-data.factors.group.ENERGY')}</h2>
        <Table
          caption={t('company-data.factors.group.ENERGY')}
          columns={columns}
          rows={[]}
          rowKey={({ slug }) => slug}
          loading
          skeletonRows={3}
        />
      </section>
    </Skeleton>
  );
}
