import type { FreezePreview } from '@metra/contract/operations/frozen-reports';
import type { Report } from '@metra/contract/shapes/report-shapes';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { StateText } from '../../design-system/values/badge.tsx';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import styles from './frozen-facts.module.css';
import { reportingPath } from './reporting-pages.ts';

interface FreezeFactsProps {
  year: number;
  preview: FreezePreview;
  report: Report | undefined;
  /** A link closes the dialog. */
  onLeave: () => void;
}

export function FreezeFacts({ year, preview, report, onLeave }: FreezeFactsProps) {
  const { t, language } = useTranslate();
  const { number, replaces } = preview;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('reporting.frozen.number')}</dt>
        <dd>{number ?? t('reporting.frozen.freeze.firstNumber')}</dd>
      </div>
      {report && <OfReport year={year} report={report} onLeave={onLeave} />}
      {replaces && (
        <div>
          <dt>{t('reporting.frozen.freeze.replaces')}</dt>
          <dd>
            {replaces.number}
            <span className={styles.note}>
              {t('reporting.frozen.freeze.replacesOf', { date: formatDate(replaces.frozenAt, language) })}
            </span>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Open issues are listed, but do not prevent freezing. */
function OfReport({ year, report, onLeave }: { year: number; report: Report; onLeave: () => void }) {
  const { t } = useTranslate();
  const { completeness, gaps, checks } = report;
  const open = gaps.filter(({ state }) => state === 'OPEN').length;
  const explained = gaps.filter(({ state }) => state === 'EXPLAINED').length;
  const contradictions = checks.filter(({ explanation }) => explanation === null).length;
  return (
    <>
      <div>
        <dt>{t('reporting.frozen.complete')}</dt>
        <dd>
          {completeness && completeness.total > 0
            ? t('reporting.frozen.freeze.complete', {
                given: completeness.total - completeness.missing,
                total: completeness.total,
              })
            : t('reporting.frozen.freeze.nothing')}
          <span className={styles.note}>
            {t('reporting.frozen.freeze.gaps', { count: open + explained, explained })}
          </span>
          {report.state === 'RUNNING' && (
            <span className={styles.note}>{t('reporting.report.yearRuns', { year: report.label })}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('reporting.frozen.freeze.checks')}</dt>
        <dd>
          {contradictions === 0 ? (
            <StateText tone="success" icon={CircleCheck}>
              {t('reporting.frozen.freeze.checksNone')}
            </StateText>
          ) : (
            <>
              <StateText tone="warning" icon={TriangleAlert}>
                {t('reporting.frozen.freeze.checksOpen', { count: contradictions })}
              </StateText>
              <span className={styles.note}>
                <FrameLink
                  href={`${reportingPath('report', year)}#checks`}
                  className="link"
                  onClick={onLeave}
                >
                  {t('reporting.frozen.freeze.lookFirst')}
                </FrameLink>
              </span>
            </>
          )}
        </dd>
      </div>
    </>
  );
}
