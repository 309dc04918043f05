import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Disclosure } from '../../../design-system/navigation/accordion.tsx';
import { recordText, spanText } from '../../../domain/kpis/record-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import { companyDataQueries } from '../company-data.queries.ts';
import { restoreRecord } from '../record/delete-record.ts';
import { Line, Lines } from './lines.tsx';

export function DeletedRecords({ kpi, className }: { kpi: Kpi; className: string }) {
  const { t, language } = useTranslate();
  const query = useInfiniteQuery(companyDataQueries.records(kpi.id, true));
  const records = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (records.length === 0) return null;
  return (
    <Disclosure title={t('company-data.records.deleted', { count: records.length })} className={className}>
      <Lines>
        {records.map((record) => {
          const span = spanText({ start: record.periodStart, end: record.periodEnd }, language);
          return (
            <Line key={record.id}>
              <span>{span}</span>
              <span className="tabular">{recordText(record, language)}</span>
              <ForWriters>
                <Button size="sm" onClick={() => void restoreRecord(record)}>
                  {t('company-data.records.restore')}
                  <span className="sr-only">: {span}</span>
                </Button>
              </ForWriters>
            </Line>
          );
        })}
      </Lines>
    </Disclosure>
  );
}
