import type { Sector } from '@metra/contract/core/primitives';
import type { NarrativeSection, Report } from '@metra/contract/shapes/report-shapes';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from '../report.module.css';
import { Narrative } from '../text/narrative.tsx';
import { Chapter } from './chapter.tsx';
import { KpiTable } from './kpi-table.tsx';
import { ReportChart } from './report-chart.tsx';

interface SectorChapterProps {
  report: Report;
  number: number;
  title: 'environment' | 'social';
  sectors: readonly Sector[];
  sections: readonly NarrativeSection[];
}

const MOST_CHARTS = 4;

export function SectorChapter({ report, number, title, sectors, sections }: SectorChapterProps) {
  const { t } = useTranslate();
  const name = t(`reporting.report.chapter.${title}`);
  const rows = report.kpis.filter(({ kpi }) => sectors.includes(kpi.sector));
  const series = report.series
    .filter(({ kpi, points }) => sectors.includes(kpi.sector) && points.some(({ value }) => value !== null))
    .slice(0, MOST_CHARTS);
  return (
    <Chapter number={number} title={name}>
      {sections.map((section) => (
        <Narrative key={section} report={report} section={section} />
      ))}
      {rows.length > 0 ? (
        <div className={`mt-6 ${styles.wide}`}>
          <KpiTable report={report} rows={rows} caption={name} />
        </div>
      ) : (
        <p className={styles.prose}>{t('reporting.report.noKpis', { year: report.label })}</p>
      )}
      {series.length > 0 && (
        <div className={`${styles.wide} ${styles.charts}`}>
          {series.map((one) => (
            <ReportChart key={one.kpi.id} series={one} report={report} />
          ))}
        </div>
      )}
    </Chapter>
  );
}
