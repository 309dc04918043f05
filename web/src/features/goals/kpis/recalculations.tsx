import type { Recalculation } from '@metra/contract/shapes/tracking-shapes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { Unit } from '../../../design-system/values/unit.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { kpiText, plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { periodText } from '../../../domain/tracking/period-text.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import { goalQueries } from '../goals.queries.ts';

interface RecalculationsProps {
  goalId: number;
  /** Opens baseline and target of a KPI with the current value of the baseline period. */
  onRecalculate: (kpiId: number, valueNow: number) => void;
}

/** The list shows baselines whose period has another value now, the reason, and a button to take the value over. */
export function Recalculations({ goalId, onRecalculate }: RecalculationsProps) {
  const { t, language } = useTranslate();
  const moved = useQuery(goalQueries.recalculations(goalId)).data?.items ?? [];
  return moved.map(({ kpi, period, value, valueNow, causes }) => (
    <Notice
      key={kpi.id}
      tone="warning"
      className="mt-5"
      action={
        <ForWriters>
          <Button size="sm" onClick={() => onRecalculate(kpi.id, valueNow)}>
            {t('goals.kpis.recalculate')}
          </Button>
        </ForWriters>
      }
    >
      <p className="font-medium">
        <Unit>
          {t('goals.kpis.moved', {
            kpi: plainTwo(kpi.name),
            period: periodText(period, language),
            now: kpiText(valueNow, kpi, language),
            before: kpiText(value, kpi, language),
          })}
        </Unit>
      </p>
      <ul className="mt-1 grid gap-1 text-small">
        {causes.map((cause) => (
          <li key={`${cause.kind} ${cause.name}`}>
            <CatalogueText>{causeText(cause)}</CatalogueText>
          </li>
        ))}
      </ul>
    </Notice>
  ));

  function causeText({ kind, name, at, by, reason }: Recalculation['causes'][number]): string {
    const cause = t(`goals.kpis.cause.${kind}`, { name: plainTwo(name), date: formatDate(at, language) });
    const who = by === null ? cause : t('goals.kpis.causeBy', { cause, by });
    return reason === null ? who : t('goals.kpis.causeReason', { cause: who, reason });
  }
}
