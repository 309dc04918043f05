import type { OverviewRow } from '@metra/contract/operations/kpi-history';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { MonthsStrip } from '../../../design-system/charts/months-strip.tsx';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { SectorLabel } from '../../../design-system/values/tag.tsx';
import { Value } from '../../../design-system/values/value.tsx';
import { CompletenessNote } from '../../../domain/kpis/completeness-note.tsx';
import { asOfText, coverageText } from '../../../domain/kpis/completeness-text.ts';
import { marksText, stripMonths } from '../../../domain/kpis/month-marks.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { unitOf } from '../../../domain/tracking/kpi-text.ts';
import { today } from '../../../domain/tracking/today.ts';
import { isApproximate } from '../../../domain/tracking/value-quality.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { firstGroups, overviewGroups } from './overview-groups.ts';
import type { SectorData } from './overview-words.ts';
import { QuestionNote } from './question-note.tsx';

interface SectorColumnProps {
  data: SectorData;
  lines: number;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

/**
 * The column begins with the KPIs of the organisation's goals and others that have a value. A button shows all KPIs.
 */
export function SectorColumn({ data, lines, isWhole, onWhole }: SectorColumnProps) {
  const { t } = useTranslate();
  const { sector } = data;
  const first = firstGroups(data, lines);
  const groups = isWhole ? overviewGroups(data) : first;
  const isAll = first.reduce((sum, { rows }) => sum + rows.length, 0) === data.kpis;
  return (
    <section className="flex min-w-0 flex-col md:p-5 lg:p-6" aria-labelledby={`sector-${sector}`}>
      <div className="flex items-center justify-between gap-3">
        <h2 id={`sector-${sector}`} className="type-h3 flex">
          <SectorLabel sector={sector} size="body">
            {t(`common.sectorLong.${sector}`)}
          </SectorLabel>
        </h2>
        <Link
          to="/app/company-data/$sector"
          params={{ sector }}
          className="inline-flex min-h-(--target) items-center gap-2 rounded-chip text-small text-text-soft underline-offset-3 hover:text-text hover:underline"
        >
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
      {data.kpis > 0 && groups.length === 0 && (
        <p className="mt-6 text-text-muted">{t('company-data.noValues')}</p>
      )}
      {groups.map(({ of, rows }) => (
        <div key={typeof of === 'string' ? of : of.slug}>
          <h3 className="mt-6 mb-2 text-small font-[480] tracking-normal text-text-muted">
            {typeof of === 'string' ? t(`company-data.${of}`) : of.name}
          </h3>
          <ul>
            {rows.map((row) => (
              <KpiLine key={row.kpi.id} row={row} />
            ))}
          </ul>
        </div>
      ))}
      {!isAll && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-auto -ml-2 self-start"
          aria-expanded={isWhole}
          onClick={() => onWhole(!isWhole)}
        >
          {isWhole ? t('company-data.showFewer') : t('company-data.showAll', { count: data.kpis })}
          <span className="sr-only">: {t(`common.sectorLong.${sector}`)}</span>
        </Button>
      )}
    </section>
  );
}

function KpiLine({ row }: { row: OverviewRow }) {
  const { kpi, latest, reason, year, marks, questionable } = row;
  // The text says which months are missing. A KPI without a value has no such text.
  const covered = latest && year ? coverageText(year) : undefined;
  const { t, language } = useTranslate();
  const months = marks.length > 0 ? marksText(marks) : t('company-data.unused');
  return (
    <li className="border-line not-first:border-t">
      <Link
        to="/app/company-data/$sector/$kpiId"
        params={{ sector: kpi.sector, kpiId: kpi.id }}
        hash={questionable ? 'origin-title' : ''}
        className="-mx-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 rounded-control p-2 leading-ui hover:bg-text/4"
      >
        <span className="font-medium">
          <CatalogueText>{kpi.name}</CatalogueText>
        </span>
        <span className="text-right font-strong">
          <Value
            value={latest?.value}
            unit={unitOf(kpi)}
            decimals={kpi.decimals}
            missing="dash"
            approximate={isApproximate(latest?.completeness.shares?.estimated)}
          />
        </span>
        <span className="min-h-[18px] text-micro text-text-muted *:mt-px *:text-text-soft">
          {kpi.derived ? (
            <span className="flex flex-wrap gap-x-3">
              {t('company-data.computed')}
              {latest && <CompletenessNote of={latest.completeness} />}
            </span>
          ) : (
            <span className="flex flex-wrap items-center gap-x-3">
              <span title={months}>
                <MonthsStrip months={stripMonths(marks)} label={months} />
              </span>
              {covered}
            </span>
          )}
        </span>
        <span className="min-h-[18px] text-right text-micro text-text-muted">
          {latest
            ? asOfText(latest.period, kpi.frequency, today(), language)
            : reason && t(`records.reason.${reason}`)}
          {latest && !kpi.derived && (
            <span className="block">
              <CompletenessNote of={latest.completeness} />
            </span>
          )}
          {questionable && (
            <span className="block">
              <QuestionNote />
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
