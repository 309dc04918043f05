import type { Report, ReportCompany } from '@metra/contract/shapes/report-shapes';
import type { ReactNode } from 'react';
import { useMayWriteReport } from '../../../domain/reporting/use-may-write-report.ts';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatQuantity } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from '../report.module.css';
import { Narrative } from '../text/narrative.tsx';
import { Chapter } from './chapter.tsx';
import { gapsOfCompany } from './chapters.ts';
import { GapNote } from './gap-note.tsx';
import { spanText } from './report-words.ts';

const seatOf = ({ street, additionalInfo, zipCode, city }: ReportCompany): string =>
  [street, additionalInfo, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

export function CompanyChapter({ report }: { report: Report }) {
  const { t } = useTranslate();
  const mayWrite = useMayWriteReport();
  const { company } = report;
  const words = (value: string | number | null) => (value === null || value === '' ? null : String(value));
  const ids = [company.registerNumber, company.vatId, company.lei && `LEI ${company.lei}`].filter(Boolean);
  const facts: readonly [Fact: keyof typeof FACTS, value: ReactNode][] = [
    ['seat', words([company.legalForm, seatOf(company)].filter(Boolean).join(', '))],
    ['industry', words(company.industry)],
    ['identifiers', ids.length > 0 ? ids.join(' · ') : null],
    ['employees', company.employees && <CompanyValue of={company.employees} />],
    ['turnover', company.turnover && <CompanyValue of={company.turnover} />],
    ['balanceSheetTotal', company.balanceSheetTotal && <CompanyValue of={company.balanceSheetTotal} />],
  ];
  const shown = facts.filter(([fact, value]) => value !== null || FACTS[fact]);
  const missing = mayWrite ? gapsOfCompany(report) : [];
  return (
    <Chapter number={1} title={t('reporting.report.chapter.company')}>
      <Narrative report={report} section="company" fallback={company.description} />
      <Narrative report={report} section="foreword" heading={t('reporting.report.section.foreword')} />
      <div>
        <dl className={`tabular ${styles.pairs}`}>
          {shown.map(([fact, value]) => (
            <div key={fact} className="contents">
              <dt>{t(`reporting.report.fact.${fact}`)}</dt>
              <dd>{value ?? <Lack />}</dd>
            </div>
          ))}
        </dl>
        {missing.length > 0 && <GapNote gaps={missing} year={report.year} />}
      </div>
    </Chapter>
  );
}

const FACTS = {
  seat: true,
  industry: false,
  identifiers: false,
  employees: true,
  turnover: true,
  balanceSheetTotal: false,
} as const;

function Lack() {
  const { t } = useTranslate();
  return <span className="font-medium text-warning-text">{t('reporting.report.missing')}</span>;
}

function CompanyValue({ of }: { of: NonNullable<ReportCompany['employees']> }) {
  const { t, language } = useTranslate();
  const { value, period, unit, decimals, previous } = of;
  if (value === null) return <Lack />;
  const text = (amount: number) => formatQuantity(amount, plainTwo(unit.label), language, { decimals });
  return (
    <>
      {period
        ? t('reporting.report.fact.inPeriod', { value: text(value), period: spanText(period, language) })
        : text(value)}
      {previous && (
        <span className="text-text-muted">
          , {t('reporting.report.previousValue', { value: text(previous.value) })}
        </span>
      )}
    </>
  );
}
