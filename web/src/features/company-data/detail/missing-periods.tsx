import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { longSpanText } from '../../../domain/kpis/long-span-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import type { KpiDialog } from './kpi-dialogs.tsx';

interface MissingPeriodsProps {
  kpi: Kpi;
  onAsk: (dialog: KpiDialog) => void;
}

const SHOWN = 3;

export function MissingPeriods({ kpi, onAsk }: MissingPeriodsProps) {
  const { t, language } = useTranslate();
  const due = useQuery(kpiQueries.due()).data;
  const items = due?.categories.flatMap((category) => category.items) ?? [];
  const periods = items.find((item) => item.kpi.id === kpi.id)?.periods ?? [];
  if (periods.length === 0) return null;
  const shown = periods.toReversed().slice(0, SHOWN);
  return (
    <ul className="divide-y divide-current-value-line border-y border-current-value-line bg-current-value-soft">
      {shown.map((period) => {
        const name = longSpanText(period, language);
        return (
          <li
            key={period.code}
            className="grid min-h-[52px] grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-4 px-6 py-2"
          >
            <b className="font-medium">{name}</b>
            <span className="text-text-soft">{t('company-data.history.missing')}</span>
            <ForWriters>
              <Button size="sm" onClick={() => onAsk({ kind: 'enter', period })}>
                {t('company-data.enterOne')}
                <span className="sr-only">: {name}</span>
              </Button>
            </ForWriters>
          </li>
        );
      })}
      {periods.length > SHOWN && (
        <li className="type-small flex min-h-[52px] items-center px-6 py-2 text-text-soft">
          {t('company-data.records.moreMissing', { count: periods.length - SHOWN })}
        </li>
      )}
    </ul>
  );
}
