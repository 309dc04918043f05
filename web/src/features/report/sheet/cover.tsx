import type { Report, ReportKpi } from '@metra/contract/shapes/report-shapes';
import { Unit } from '../../../design-system/values/unit.tsx';
import { Value } from '../../../design-system/values/value.tsx';
import { chapterId } from '../../../domain/reporting/check-places.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from '../report.module.css';
import { chaptersOf } from './chapters.ts';
import { bareValue, changeText, spanText } from './report-words.ts';

/** The first sheet shows the company, the statement of the year, four values and the contents. */
export function Cover({ report }: { report: Report }) {
  const { t } = useTranslate();
  const { company, headline, keyValues } = report;
  const place = [company.city, company.slogan].filter(Boolean).join(' · ');
  return (
    <section className={styles.sheet} aria-label={t('reporting.report.cover')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-text pb-3">
        <b className="font-strong">{company.name}</b>
        {place && <span className="text-small text-text-muted">{place}</span>}
      </div>
      <p className="mt-8 text-lead text-text-soft sm:mt-12">
        {t('reporting.report.kind', { year: report.label })}
      </p>
      <p className={styles.statement}>
        {headline.lead} {headline.rest && <span>{headline.rest}</span>}
      </p>
      {keyValues.length > 0 && (
        <dl className={styles.facts}>
          {keyValues.map((row) => (
            <KeyValue key={row.kpi.id} row={row} />
          ))}
        </dl>
      )}
      {keyValues.length > 0 && <Compared report={report} />}
      <nav aria-label={t('reporting.report.contents')} className={styles.contents}>
        {chaptersOf(report).map(({ number, title, lacks }) => (
          <a key={number} href={`#${chapterId(number)}`} className="hover:text-text">
            <span className="tabular text-text-muted">{number}</span>
            <span className="font-medium">{t(`reporting.report.chapter.${title}`)}</span>
            {lacks && (
              <span>
                <i className={styles.knob} />
                <span className="sr-only">{t('reporting.report.lacks')}</span>
              </span>
            )}
          </a>
        ))}
      </nav>
    </section>
  );
}

function KeyValue({ row }: { row: ReportKpi }) {
  const { t, language } = useTranslate();
  const { kpi, value, previous, change, target } = row;
  return (
    <div>
      <dt className="text-small text-text-muted">
        <CatalogueText>{kpi.name}</CatalogueText>
      </dt>
      <dd className="mt-2">
        {value === null ? (
          <span className="text-[1.375rem] text-text-muted">{t('reporting.report.missing')}</span>
        ) : (
          <Value value={value} unit={plainTwo(kpi.unit.label)} size="l" />
        )}
        <span className="tabular mt-2 block text-small text-text-soft">
          {previous
            ? [
                t('reporting.report.previousValue', { value: bareValue(previous.value, kpi, language) }),
                change && changeText(change, kpi, language),
              ]
                .filter(Boolean)
                .join(', ')
            : target && (
                <Unit>
                  {t('reporting.report.targetValue', { value: bareValue(target.value, kpi, language) })}
                </Unit>
              )}
        </span>
      </dd>
    </div>
  );
}

/** The line states the months that the values cover; without values it is left out. */
function Compared({ report }: { report: Report }) {
  const { t, language } = useTranslate();
  const { covered, keyValues } = report;
  if (!covered) return null;
  const period = spanText(covered, language);
  return (
    <p className="tabular mt-3 text-small text-text-muted">
      {keyValues.some(({ previous, value }) => previous && value !== null)
        ? t('reporting.report.compared', { period, year: report.previousYear.label })
        : t('reporting.report.measuredIn', { period })}
    </p>
  );
}
