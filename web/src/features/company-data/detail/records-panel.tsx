import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { companyDataQueries } from '../company-data.queries.ts';
import { DeletedRecords } from './deleted-records.tsx';
import type { KpiDialog } from './kpi-dialogs.tsx';
import { MissingPeriods } from './missing-periods.tsx';
import { RecordsTable } from './records-table.tsx';
import { WholeYearLink } from './whole-year-link.tsx';

interface RecordsPanelProps {
  kpi: Kpi;
  onAsk: (dialog: KpiDialog) => void;
}

/** The panel lists every record with its evidence and the person who entered it. */
export function RecordsPanel({ kpi, onAsk }: RecordsPanelProps) {
  const { t } = useTranslate();
  return (
    <section aria-labelledby="records-title" className="panel below-fold min-w-0">
      <div className="flex items-baseline justify-between gap-4 px-5 pt-6 pb-2 sm:px-6">
        <h2 id="records-title" className="type-panel">
          {t('company-data.records.title')}
        </h2>
        {!kpi.switchedOff && <WholeYearLink kpi={kpi} />}
      </div>
      <MissingPeriods kpi={kpi} onAsk={onAsk} />
      <Records kpi={kpi} onAsk={onAsk} />
      <DeletedRecords kpi={kpi} className="border-t border-line px-6 py-3" />
    </section>
  );
}

function Records({ kpi, onAsk }: RecordsPanelProps) {
  const { t } = useTranslate();
  const query = useInfiniteQuery(companyDataQueries.records(kpi.id));
  if (query.isPending)
    return (
      <Skeleton>
        <SkeletonRows rows={6} />
      </Skeleton>
    );
  if (!query.data)
    return (
      <div className="p-6">
        <LoadError title={t('company-data.records.error')} query={query} />
      </div>
    );
  const records = query.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <RecordsTable records={records} onAsk={onAsk} />
      {query.hasNextPage && (
        <div className="px-6 py-4">
          <Button size="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('company-data.records.more')}
          </Button>
        </div>
      )}
    </>
  );
}
