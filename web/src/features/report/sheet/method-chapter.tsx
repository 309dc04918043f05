import type { Report, ReportFactor } from '@metra/contract/shapes/report-shapes';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { Unit } from '../../../design-system/values/unit.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatPercent, formatQuantity } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from '../report.module.css';
import { Chapter } from './chapter.tsx';
import { valueText } from './report-words.ts';
import table from './table.module.css';

const QUALITIES = ['measured', 'invoice', 'estimated', 'unstated'] as const;

/** How values came about: factors with their sources, where records come from, what was computed anew. */
export function MethodChapter({ report, isFrozen }: { report: Report; isFrozen: boolean }) {
  const { t, language } = useTranslate();
  const { factors, quality, recalculated } = report.method;
  const share = (value: number) => formatPercent(value, language, { decimals: 0 });
  return (
    <Chapter number={6} title={t('reporting.report.chapter.method')}>
      <p className={styles.prose}>
        {quality
          ? t('reporting.report.quality', {
              parts: QUALITIES.filter((one) => quality[one] > 0)
                .map((one) => t(`reporting.report.quality.${one}`, { share: share(quality[one]) }))
                .join(', '),
            })
          : t('reporting.report.noRecords', { year: report.label })}
      </p>
      {recalculated.length > 0 && (
        <ul className={styles.prose}>
          {recalculated.map(({ kpi, label, before, after, at }) => (
            <li key={`${kpi.id} ${label}`}>
              <Unit>
                {t('reporting.report.recalculated', {
                  name: plainTwo(kpi.name),
                  period: label,
                  before: valueText(before, kpi, language),
                  after: valueText(after, kpi, language),
                  date: formatDate(at, language),
                })}
              </Unit>
            </li>
          ))}
        </ul>
      )}
      {factors.length === 0 && <p className={styles.prose}>{t('reporting.report.noFactors')}</p>}
      <div className={`mt-4 ${styles.wide}`}>
        {factors.length > 0 && <FactorTable factors={factors} />}
        <p className="tabular mt-12 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-text pt-3 text-small text-text-muted">
          <span>
            {report.company.name} · {t('reporting.report.kind', { year: report.label })}
          </span>
          <span>{t(isFrozen ? 'reporting.report.isNewerDraft' : 'reporting.report.isDraft')}</span>
        </p>
      </div>
    </Chapter>
  );
}

function FactorTable({ factors }: { factors: readonly ReportFactor[] }) {
  const { t, language } = useTranslate();
  return (
    <table {...ROLES.table} className={table.table}>
      <caption className="sr-only">{t('reporting.report.factors')}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          <th {...ROLES.header}>{t('reporting.report.column.factor')}</th>
          <th {...ROLES.header}>{t('reporting.report.column.value')}</th>
          <th {...ROLES.header} className={table.words}>
            {t('reporting.report.column.source')}
          </th>
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {factors.map((factor) => (
          <tr {...ROLES.row} key={`${factor.slug} ${factor.forYear} ${factor.gas}`}>
            <th {...ROLES.rowHeader} scope="row">
              <CatalogueText>{factor.name}</CatalogueText>
              {factor.usedBy.length > 0 && (
                <span className="block text-small text-text-muted">
                  <CatalogueText>{factor.usedBy.join(', ')}</CatalogueText>
                </span>
              )}
            </th>
            <td {...ROLES.cell} className={table.now}>
              <Unit>{formatQuantity(factor.value, plainTwo(factor.unit), language)}</Unit>
            </td>
            <td {...ROLES.cell} className={`${table.words} ${table.full}`}>
              <span className="text-text-muted">
                {factor.ownFactorId !== null
                  ? t('reporting.report.ownFactor', { source: factor.source ?? '' })
                  : `${factor.source ?? '–'}, ${factor.year}`}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
