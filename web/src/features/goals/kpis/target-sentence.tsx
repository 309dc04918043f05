import type { GoalKpi } from '@metra/contract/shapes/tracking-shapes';
import type { SectorShape } from '../../../design-system/pictures/sector-mark.tsx';
import { visibleDecimals } from '../../../design-system/values/number-format.ts';
import { SectorLabel } from '../../../design-system/values/tag.tsx';
import { Unit } from '../../../design-system/values/unit.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { kpiText } from '../../../domain/tracking/kpi-text.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatNumber, formatPercent, formatPoints } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { TargetForm } from './target-form.ts';

interface TargetSentenceProps {
  sector: SectorShape;
  kpi: GoalKpi;
  values: TargetForm;
}

/** The sentence sums up the input and changes while somebody types. */
export function TargetSentence({ sector, kpi, values }: TargetSentenceProps) {
  const { t, language } = useTranslate();
  const { baseline, target, date } = values;
  const isWhole = baseline !== null && target !== null && date !== null;
  return (
    <div className="mb-5">
      <SectorLabel sector={sector}>
        <CatalogueText>{kpi.name}</CatalogueText>
      </SectorLabel>
      <p aria-live="polite" className="type-h2 mt-2 min-h-[2lh]">
        {isWhole ? (
          <Unit>
            {t('goals.kpi.sentence', {
              from: startText(kpi, baseline, language),
              to: kpiText(target, kpi, language),
            })}
          </Unit>
        ) : (
          t('goals.kpi.question')
        )}
        {isWhole && (
          <span className="block text-text-muted">
            <Unit>
              {t('goals.kpi.until', {
                date: formatDate(date, language, 'month'),
                change: changeText(kpi, baseline, target, language),
              })}
            </Unit>
          </span>
        )}
      </p>
    </div>
  );
}

const WRITTEN_TWICE = ['%', '€'];

/** The unit appears once, as in `Von 180 auf 153 MWh`, because a German unit after "von" would need another ending. */
function startText(kpi: GoalKpi, baseline: number, language: Language): string {
  if (WRITTEN_TWICE.includes(kpi.unit.label)) return kpiText(baseline, kpi, language);
  return formatNumber(baseline, language, { decimals: visibleDecimals(baseline, kpi.decimals) });
}

/** Percentages change by points, and a baseline of zero has no relative change. */
function changeText(kpi: GoalKpi, baseline: number, target: number, language: Language): string {
  const difference = target - baseline;
  if (kpi.unit.label === '%') return formatPoints(difference / 100, language);
  if (baseline === 0 || baseline < 0 !== target < 0)
    return `${difference > 0 ? '+' : '−'}${kpiText(Math.abs(difference), kpi, language)}`;
  return formatPercent(difference / Math.abs(baseline), language, { decimals: 0, signed: true });
}
