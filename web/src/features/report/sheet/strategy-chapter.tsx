import type { Report } from '@metra/contract/shapes/report-shapes';
import { useMayWriteReport } from '../../../domain/reporting/use-may-write-report.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import styles from '../report.module.css';
import { Narrative } from '../text/narrative.tsx';
import { Chapter } from './chapter.tsx';
import { GoalEntry } from './goal-entry.tsx';
import { MeasuresTable } from './measures-table.tsx';

/** The strategy that was worked on in the year, its goals as they stood, and what was done and spent. */
export function StrategyChapter({ report }: { report: Report }) {
  const { t, language } = useTranslate();
  const { strategy, goals, measures, state, period, at } = report;
  return (
    <Chapter number={2} title={useTitle(report)}>
      <Narrative report={report} section="strategy" />
      {strategy ? (
        <>
          {goals.length > 0 ? (
            <ul className={styles.wide}>
              {goals.map((goal) => (
                <GoalEntry key={goal.id} goal={goal} />
              ))}
            </ul>
          ) : (
            <p className={styles.prose}>{t('reporting.report.noGoals')}</p>
          )}
          {state === 'OVER' && goals.length > 0 && (
            <p className={`mt-2 text-small text-text-soft ${styles.wide}`}>
              {t('reporting.report.goalsThen', {
                end: formatDate(period.end, language),
                today: formatDate(at.slice(0, 10), language),
              })}
            </p>
          )}
          {measures.items.length > 0 && <MeasuresTable report={report} />}
        </>
      ) : (
        <NoStrategy report={report} />
      )}
      <Narrative report={report} section="outlook" heading={t('reporting.report.section.outlook')} />
    </Chapter>
  );
}

function useTitle({ strategy }: Report): string {
  const { t } = useTranslate();
  if (!strategy) return t('reporting.report.chapter.strategy');
  const { firstYear, lastYear } = strategy;
  return lastYear === null || lastYear === firstYear
    ? t('reporting.report.strategySince', { year: firstYear })
    : t('reporting.report.strategySpan', { from: firstYear, to: lastYear });
}

function NoStrategy({ report }: { report: Report }) {
  const { t } = useTranslate();
  const mayWrite = useMayWriteReport();
  return (
    <p className={styles.prose}>
      {t(report.state === 'RUNNING' ? 'reporting.report.noStrategyYet' : 'reporting.report.noStrategy', {
        year: report.label,
      })}{' '}
      {mayWrite && report.state === 'RUNNING' && (
        <FrameLink href="/app/wizard/welcome" className="link text-text">
          {t('reporting.report.beginStrategy')}
        </FrameLink>
      )}
    </p>
  );
}
