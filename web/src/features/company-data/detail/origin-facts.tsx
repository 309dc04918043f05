import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateText } from '../../../design-system/values/badge.tsx';
import { Unit } from '../../../design-system/values/unit.tsx';
import { Value } from '../../../design-system/values/value.tsx';
import { CompletenessNote } from '../../../domain/kpis/completeness-note.tsx';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { kpiText, plainTwo, unitOf } from '../../../domain/tracking/kpi-text.ts';
import { isApproximate } from '../../../domain/tracking/value-quality.ts';
import type { api } from '../../../lib/api/api.ts';
import { formatQuantity } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FactorLine } from './factor-line.tsx';
import { Line, Lines } from './lines.tsx';
import { OriginSources } from './origin-sources.tsx';

type Origin = Awaited<ReturnType<typeof api.kpiHistory.origin>>;

/** An input has no value because it is missing, does not apply, or was never used. */
function absenceOf({ kpi, optional }: Origin['inputs'][number], { completeness }: Origin) {
  if (!optional) return 'company-data.origin.missing' as const;
  const source = completeness.sources.find(({ kpiId }) => kpiId === kpi.id);
  if (!source) return 'company-data.origin.notUsed' as const;
  return source.state === 'NOT_APPLICABLE'
    ? ('company-data.origin.source.NOT_APPLICABLE' as const)
    : ('company-data.origin.asZero' as const);
}

export function OriginFacts({ origin, kpi }: { origin: Origin; kpi: Kpi }) {
  const { t, language } = useTranslate();
  return (
    <div className="mt-5 grid gap-5">
      {origin.value === null ? (
        <p className="text-text-soft">
          {origin.noResult && t(`records.noResult.${origin.noResult}`)}
          {origin.missing.length > 0 && `: ${origin.missing.map(plainTwo).join(', ')}`}
        </p>
      ) : (
        <div className="grid gap-2">
          <Value
            size="m"
            value={origin.value}
            unit={unitOf(kpi)}
            decimals={kpi.decimals}
            approximate={isApproximate(origin.completeness.shares?.estimated)}
          />
          <CompletenessNote of={origin.completeness} className="type-small text-text-soft" />
          {origin.questions.map(({ key, against, text }) => (
            <StateText key={text ?? key} tone="warning" icon={TriangleAlert}>
              {text ??
                t(`company-data.question.${key}`, {
                  limit: formatQuantity(against ?? 0, unitOf(kpi), language),
                })}
            </StateText>
          ))}
        </div>
      )}
      {origin.completeness.sources.some(({ state }) => state !== 'WHOLE') && (
        <Part title={t('company-data.origin.sources')}>
          <OriginSources sources={origin.completeness.sources} months={origin.completeness.months} />
        </Part>
      )}
      {origin.readable && (
        <Part title={t('company-data.origin.formula')}>
          <code className="tabular mt-2 block rounded-control bg-surface-sunken px-4 py-3 font-sans leading-[1.6] wrap-anywhere">
            <CatalogueText>{origin.readable}</CatalogueText>
          </code>
          {origin.perYear && (
            <p className="type-small mt-2 text-text-muted">{t('company-data.origin.perYear')}</p>
          )}
        </Part>
      )}
      {origin.inputs.length > 0 && (
        <Part title={t('company-data.origin.inputs')}>
          <Lines>
            {origin.inputs.map((input) => (
              <Line key={input.kpi.id}>
                <Link
                  to="/app/company-data/$sector/$kpiId"
                  params={{ sector: input.kpi.sector, kpiId: input.kpi.id }}
                  className="link"
                >
                  <CatalogueText>{input.kpi.name}</CatalogueText>
                </Link>
                <span className="tabular">
                  {input.value === null ? (
                    t(absenceOf(input, origin))
                  ) : (
                    <Unit>{kpiText(input.value, input.kpi, language)}</Unit>
                  )}
                </span>
                {input.recordCount > 0 && (
                  <span className="type-small col-span-full text-text-muted">
                    {t('company-data.origin.records', { count: input.recordCount })}
                  </span>
                )}
              </Line>
            ))}
          </Lines>
        </Part>
      )}
      {origin.factors.length > 0 && (
        <Part title={t('company-data.origin.factors')}>
          <Lines>
            {origin.factors.map((factor) => (
              <FactorLine key={`${factor.slug} ${factor.forYear}`} factor={factor} />
            ))}
          </Lines>
        </Part>
      )}
      {origin.co2Only.length > 0 && (
        <p className="type-small text-text-muted">
          <CatalogueText>
            {t('company-data.origin.co2Only', { names: origin.co2Only.join(', ') })}
          </CatalogueText>
        </p>
      )}
      {origin.records.length > 0 && (
        <Part title={t('company-data.origin.entered')}>
          <Lines>
            {origin.records.map((record) => (
              <Line key={record.id}>
                <span>{spanText(record.period, language)}</span>
                <span className="tabular">
                  {record.value === null ? (
                    t('company-data.origin.noValue')
                  ) : (
                    <Unit>{formatQuantity(record.value, unitOf(kpi), language)}</Unit>
                  )}
                </span>
              </Line>
            ))}
          </Lines>
        </Part>
      )}
      {origin.tooLong.length > 0 && (
        <p className="type-small text-text-muted">
          {t('company-data.origin.tooLong', {
            periods: origin.tooLong.map(({ period }) => spanText(period, language)).join(', '),
          })}
        </p>
      )}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-2 text-body">{title}</h3>
    {children}
  </div>
);
