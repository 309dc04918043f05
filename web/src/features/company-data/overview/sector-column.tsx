import type { OverviewRow } from '@metra/contract/kpi-history';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { MonthsStrip } from '../../../design-system/charts/months-strip.tsx';
import { EmptyState } from '../../../design-system/empty-state.tsx';
import { SectorLabel } from '../../../design-system/tag.tsx';
import { Value } from '../../../design-system/value.tsx';
import { monthsOf } from '../../../domain/kpis/months-of.ts';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { unitOf } from '../../../domain/tracking/kpi-text.ts';
import { today } from '../../../domain/tracking/today.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { SectorData } from './overview-words.ts';

/** One sector: its KPIs by category, each with its current value. */
export function SectorColumn({ data }: { data: SectorData }) {
  const { t } = useTranslate();
  const { sector } = data;
  return (
    <section className="data-column" aria-labelledby={`sector-${sector}`}>
      <div className="data-column-head">
        <h2 id={`sector-${sector}`} className="type-h3">
          <SectorLabel sector={sector} size="body">
            {t(`common.sectorLong.${sector}`)}
          </SectorLabel>
        </h2>
        <Link to="/app/company-data/$sector" params={{ sector }} className="data-column-more">
          {t('company-data.toSector')}
          <span className="sr-only">: {t(`common.sectorLong.${sector}`)}</span>
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      </div>
      {data.kpis === 0 && (
        <EmptyState
          sector={sector}
          title={t('company-data.sectorEmpty')}
          text={t('company-data.sectorEmptyText')}
        />
      )}
      {data.categories
        .filter(({ rows }) => rows.length > 0)
        .map(({ slug, name, rows }) => (
          <div key={slug}>
            <h3 className="data-category">{name}</h3>
            <ul>
              {rows.map((row) => (
                <KpiLine key={row.kpi.id} row={row} />
              ))}
            </ul>
          </div>
        ))}
      {data.uncategorised.length > 0 && (
        <div>
          <h3 className="data-category">{t('company-data.uncategorised')}</h3>
          <ul>
            {data.uncategorised.map((row) => (
              <KpiLine key={row.kpi.id} row={row} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function KpiLine({ row: { kpi, latest, missing, reason } }: { row: OverviewRow }) {
  const { t, language } = useTranslate();
  return (
    <li>
      <Link
        to="/app/company-data/$sector/$kpiId"
        params={{ sector: kpi.sector, kpiId: kpi.id }}
        className="data-line"
      >
        <span className="data-line-name">
          <CatalogueText>{kpi.name}</CatalogueText>
        </span>
        <span className="data-line-value">
          <Value value={latest?.value} unit={unitOf(kpi)} decimals={kpi.decimals} missing="dash" />
        </span>
        <span className="data-line-strip">
          {kpi.derived ? (
            t('company-data.computed')
          ) : (
            <MonthsStrip
              months={monthsOf(missing, today(), latest !== null || reason !== null)}
              label={
                latest === null && missing.length === 0
                  ? t(reason ? `records.reason.${reason}` : 'company-data.unused')
                  : t('company-data.missing', { count: missing.length })
              }
            />
          )}
        </span>
        <span className="data-line-when">
          {latest ? spanText(latest.period, language) : reason && t(`records.reason.${reason}`)}
        </span>
      </Link>
    </li>
  );
}
