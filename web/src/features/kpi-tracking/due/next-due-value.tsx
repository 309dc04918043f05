import { useEffect, useMemo, useRef } from 'react';
import { Skeleton } from '../../../design-system/feedback/skeleton.tsx';
import { cellOfGridRow } from '../../../domain/kpis/entry/grid-cell.ts';
import { longSpanText } from '../../../domain/kpis/long-span-text.ts';
import { useCachedQuery } from '../../../lib/api/use-cached-query.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { RecordGrid } from '../grid/record-grid.tsx';
import { kpiTrackingQueries } from '../kpi-tracking.queries.ts';
import type { DueArea } from './due-areas.ts';
import { NextDueValueSkeleton } from './next-due-value-skeleton.tsx';

/** People can enter the longest overdue value here. After that, the next one appears. */
export function NextDueValue({ area }: { area: DueArea }) {
  const { t, language } = useTranslate();
  const panel = useRef<HTMLElement>(null);
  const wanted = nextOf(area);
  const query = useCachedQuery({
    ...kpiTrackingQueries.grid({ frequency: 'MONTH', ...area.start, category: area.category?.slug }),
    enabled: area.start !== null,
  });
  const row = query.data?.rows.find(({ kpi }) => kpi.id === wanted?.kpi.id);
  const fields = useMemo(() => (row ? [cellOfGridRow(row)] : []), [row]);
  const key = fields[0]?.key;
  const hadFocus = useRef(false);
  // A person who has just entered a value continues with the next one.
  useEffect(() => {
    if (key && hadFocus.current) panel.current?.querySelector<HTMLElement>('[data-column="value"]')?.focus();
  }, [key]);
  const [field] = fields;
  // The skeleton keeps its height, so that the list below does not move.
  if (query.isLoading)
    return (
      <Skeleton>
        <NextDueValueSkeleton />
      </Skeleton>
    );
  if (!field || !wanted) return null;
  return (
    <section
      ref={panel}
      aria-labelledby="next-due-value-title"
      className="panel mb-6 overflow-hidden"
      onFocus={() => {
        hadFocus.current = true;
      }}
    >
      <h2 id="next-due-value-title" className="type-panel px-5 pt-6 pb-3 md:px-6">
        {t('tracking.due.next', { period: longSpanText(field.cell.period, language) })}
      </h2>
      <RecordGrid
        label={t('tracking.due.next', { period: longSpanText(field.cell.period, language) })}
        rowsAre="kpis"
        fields={fields}
        withFoot={false}
      />
    </section>
  );
}

/** Returns the KPI with the oldest missing period. */
function nextOf({ items, oldest }: DueArea) {
  return items.find(({ periods }) => periods[0]?.code === oldest?.code);
}
