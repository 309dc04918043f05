import { CircleDashed, TriangleAlert } from 'lucide-react';
import { LineChart } from '../../../design-system/charts/line-chart.tsx';
import { type MonthState, MonthsStrip } from '../../../design-system/charts/months-strip.tsx';
import { StateText } from '../../../design-system/values/badge.tsx';
import { Value } from '../../../design-system/values/value.tsx';
import { longSpanText } from '../../../domain/kpis/long-span-text.ts';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { kpiText, plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { FormulaVerdict } from '../company-data.queries.ts';

type Result = NonNullable<FormulaVerdict['result']>;

/** These fields of the form decide how the result is written. Some may still be empty. */
export interface PlannedKpi {
  name: string;
  unit: string;
  decimals: number;
  sector: 'e' | 's' | 'g';
}

interface FormulaResultProps {
  result: Result;
  kpi: PlannedKpi;
}

/**
 * The panel shows the result for the newest values, its inputs and the periods before, or says what the formula still
 * needs.
 */
export function FormulaResult({ result, kpi }: FormulaResultProps) {
  const { t, language } = useTranslate();
  const { period, value, noResult, inputs, last } = result;
  const isOlder = value !== null && last.period.code !== period.code;
  const unit = plainTwo(kpi.unit);
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="type-small text-text-muted">
          {t('company-data.formula.result', { period: longSpanText(period, language) })}
        </p>
        {value === null ? (
          <StateText tone="running" icon={CircleDashed}>
            {t(`records.noResult.${noResult ?? 'NO_VALUES'}`)}
          </StateText>
        ) : (
          <Value size="l" value={value} unit={unit} decimals={kpi.decimals} />
        )}
      </div>
      {isOlder && last.missing.length > 0 && (
        <StateText tone="warning" icon={TriangleAlert}>
          {t('company-data.formula.older', {
            wanted: spanText(last.period, language),
            missing: last.missing.map(plainTwo).join(', '),
            shown: spanText(period, language),
          })}
        </StateText>
      )}
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-small leading-ui">
        {inputs.map(({ kpi: input, value: found, optional }) => (
          <div key={input.slug} className="col-span-2 grid grid-cols-subgrid border-t border-line py-2">
            <dt>
              <CatalogueText>{input.name}</CatalogueText>
            </dt>
            <dd className="tabular text-right">
              {found === null ? (
                <span className="text-text-muted">
                  {t(optional ? 'company-data.origin.asZero' : 'company-data.origin.missing')}
                </span>
              ) : (
                <CatalogueText>{kpiText(found, input, language)}</CatalogueText>
              )}
            </dd>
          </div>
        ))}
        {value !== null && (
          <div className="col-span-2 grid grid-cols-subgrid border-t border-text py-2 font-strong">
            <dt>{kpi.name.trim() || t('company-data.formula.total')}</dt>
            <dd className="tabular text-right">
              <Value value={value} unit={unit} decimals={kpi.decimals} />
            </dd>
          </div>
        )}
      </dl>
      <Periods result={result} kpi={kpi} />
    </div>
  );
}

/** A line needs at least two known values, so fewer periods are not drawn. */
function Periods({ result: { periods }, kpi }: FormulaResultProps) {
  const { t, language } = useTranslate();
  const known = periods.filter(({ value }) => value !== null);
  if (known.length < 2) return null;
  const names = periods.map(({ period }) => spanText(period, language));
  const text = (value: number) => formatNumber(value, language, { decimals: kpi.decimals });
  const areMonths = periods[0]?.period.code.length === 'YYYY-MM'.length;
  const lacking = periods.find(({ value, missing }) => value === null && missing.length > 0);
  return (
    <section className="grid gap-2">
      <h4 className="type-label">
        {t(areMonths ? 'company-data.formula.twelveMonths' : 'company-data.formula.periods')}
      </h4>
      <LineChart
        height={204}
        labels={names.map((name) => (areMonths ? name.slice(0, 1) : name))}
        periods={names}
        series={[
          {
            label: kpi.name.trim() || t('company-data.formula.total'),
            tone: kpi.sector,
            values: periods.map(({ value }) => value),
          },
        ]}
        missing={periods.flatMap(({ value, missing }, index) =>
          value === null && missing.length > 0 ? index : [],
        )}
        formatValue={text}
        label={t('company-data.formula.chart', {
          values: periods
            .map(
              ({ value }, index) =>
                `${names[index]} ${value === null ? t('company-data.origin.missing') : text(value)}`,
            )
            .join(', '),
        })}
      />
      <p className="type-small flex items-center gap-3 text-text-soft">
        {areMonths && <MonthsStrip months={periods.map(stateOf)} />}
        <span>
          {t('company-data.formula.covered', {
            count: known.length,
            all: periods.length,
            months: String(areMonths),
          })}{' '}
          {lacking &&
            t('company-data.formula.lacking', {
              period: spanText(lacking.period, language),
              missing: lacking.missing.map(plainTwo).join(', '),
            })}
        </span>
      </p>
    </section>
  );
}

const stateOf = ({ value }: Result['periods'][number]): MonthState => (value === null ? 'gap' : 'recorded');
