import type { Report, ReportCheck } from '@metra/contract/shapes/report-shapes';
import { StateText } from '../../../design-system/values/badge.tsx';
import { checkPlaces } from '../../../domain/reporting/check-places.ts';
import { reportingPath } from '../../../domain/reporting/reporting-pages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import styles from '../report.module.css';
import { Explanation } from '../text/explanation.tsx';

export const CHECKS_ID = 'checks';

/** Before it is finished: what contradicts itself, and words that want proof. It is no part of the report. */
export function ChecksSection({ report }: { report: Report }) {
  const { t } = useTranslate();
  const { checks } = report;
  const open = checks.filter(({ explanation }) => explanation === null).length;
  return (
    <section id={CHECKS_ID} aria-labelledby="checks-title" className="max-w-[904px] scroll-mt-20 pt-6">
      <h2 id="checks-title" tabIndex={-1} data-arrival="">
        {t('reporting.report.checks')}
      </h2>
      <p className="measure mt-2 text-text-soft">
        {checks.length === 0
          ? t('reporting.report.checks.none')
          : open === 0
            ? t('reporting.report.checks.allExplained')
            : t('reporting.report.checks.open', { count: open })}
      </p>
      {checks.length > 0 && (
        <ul className="mt-4 border-t border-text">
          {checks.map((check) => (
            <Finding key={check.key} check={check} year={report.year} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Finding({ check, year }: { check: ReportCheck; year: number }) {
  const { t } = useTranslate();
  const { title, message, claim, explanation } = check;
  return (
    <li className="grid gap-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-6">
      <div className={styles.finding}>
        <h3>{title}</h3>
        <p className="mt-1 text-text-soft">{message}</p>
        {claim && <p className="mt-1 text-text-soft">{claim.suggestion}</p>}
        <div className="mt-2 grid justify-items-stretch gap-1 text-ui">
          <CheckPlaces check={check} year={year} />
          <Explanation year={year} of={check} name={title} action={t('reporting.report.checks.explain')} />
        </div>
      </div>
      <span>
        {explanation ? (
          <StateText tone="success">{t('reporting.report.checks.explained')}</StateText>
        ) : (
          <StateText tone="warning">{t(`reporting.report.checks.kind.${check.kind}`)}</StateText>
        )}
      </span>
    </li>
  );
}

function CheckPlaces({ check, year }: { check: ReportCheck; year: number }) {
  const { t } = useTranslate();
  const look = 'link inline-flex min-h-6 w-fit items-center font-medium pointer-coarse:min-h-[44px]';
  return checkPlaces(check, year).map(({ address, kind, name }) => {
    const text = {
      text: t('reporting.report.checks.toText'),
      datapoint: t('reporting.report.checks.toDatapoint'),
      kpi: t('reporting.report.checks.toKpi', { name }),
    }[kind];
    const [path, hash] = address.split('#');
    return path === reportingPath('report', year) ? (
      <a key={address} href={`#${hash}`} className={look}>
        {text}
      </a>
    ) : (
      <FrameLink key={address} href={address} className={look}>
        {text}
      </FrameLink>
    );
  });
}
