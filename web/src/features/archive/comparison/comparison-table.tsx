import type { ComparedKpi, Comparison } from '@metra/contract/operations/frozen-reports';
import { ArrowDown, ArrowUp, Equal, type LucideIcon, TrendingDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { SectorMark } from '../../../design-system/pictures/sector-mark.tsx';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { StateText } from '../../../design-system/values/badge.tsx';
import { Unit } from '../../../design-system/values/unit.tsx';
import { Value } from '../../../design-system/values/value.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatPercent } from '../../../lib/formats/formats.ts';
import { formatPeriod } from '../../../lib/formats/period-format.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ChangeBar } from './change-bar.tsx';
import { changeText, MOST_DRAWN } from './change-of.ts';
import styles from './comparison.module.css';

/** The table begins with this many rows, and a button shows the others. */
const FIRST = 12;

export function ComparisonTable({ comparison: { years, kpis, months } }: { comparison: Comparison }) {
  const { t, language } = useTranslate();
  const [isWhole, setIsWhole] = useState(false);
  const known = kpis.filter(({ values }) => values.some((value) => value !== null));
  const shown = isWhole ? known : known.slice(0, FIRST);
  if (known.length === 0)
    return <p className="panel p-6 text-text-soft">{t('reporting.archive.comparedNone')}</p>;
  const ends = (sign: 1 | -1) => formatPercent(sign * MOST_DRAWN, language, { decimals: 0, signed: true });
  return (
    <div className="panel overflow-hidden">
      <table {...ROLES.table} className={styles.table}>
        <caption className="sr-only">{t('reporting.archive.compare')}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <th {...ROLES.header} scope="col">
              {t('reporting.archive.kpi')}
            </th>
            {years.map(({ year, label, period }) => (
              <th {...ROLES.header} key={year} scope="col" data-column="value">
                {label}
                {months < 12 && period && (
                  <span className={styles.months}>{formatPeriod(period.start, period.end, language)}</span>
                )}
              </th>
            ))}
            <th {...ROLES.header} scope="col" data-column="bar">
              <span className="sr-only">{t('reporting.archive.drawing')}</span>
              <span aria-hidden="true" className={styles.axis}>
                <span>{ends(-1)}</span>
                <span>{t('reporting.archive.same')}</span>
                <span>{ends(1)}</span>
              </span>
            </th>
            <th {...ROLES.header} scope="col" data-column="change">
              {t('reporting.archive.change')}
            </th>
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {shown.map((kpi) => (
            <Row key={kpi.kpi.id} compared={kpi} labels={years.map(({ label }) => label)} months={months} />
          ))}
        </tbody>
      </table>
      {known.length > shown.length && (
        <div className="border-t border-line p-4">
          <Button size="sm" onClick={() => setIsWhole(true)}>
            {t('reporting.archive.all', { count: known.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

interface RowProps {
  compared: ComparedKpi;
  labels: readonly string[];
  /** The comparison covers at most this many months of each year. */
  months: number;
}

function Row({ compared, labels, months }: RowProps) {
  const { t, language } = useTranslate();
  const { kpi, values } = compared;
  const { unit, decimals } = kpi;
  return (
    <tr {...ROLES.row} className={styles.row}>
      <th {...ROLES.cell} scope="row" data-column="name">
        <span className={styles.name}>
          <SectorMark sector={kpi.sector} />
          <span>
            <CatalogueText>{kpi.name}</CatalogueText>{' '}
            <span className="text-text-muted">
              <Unit>{plainTwo(unit.label)}</Unit>
            </span>
            {compared.difference !== null && compared.months < months && (
              <span className={styles.months}>
                {t('reporting.archive.months', { months: compared.months, of: months })}
              </span>
            )}
          </span>
        </span>
      </th>
      {values.map((value, index) => (
        <td
          {...ROLES.cell}
          // biome-ignore lint/suspicious/noArrayIndexKey: the first year and the second
          key={index}
          data-column="value"
          data-side={index}
          data-label={labels[index]}
        >
          <Value value={value} decimals={decimals} />
        </td>
      ))}
      <td {...ROLES.cell} data-column="bar">
        <ChangeBar of={compared} />
      </td>
      <td {...ROLES.cell} data-column="change">
        {changeText(compared, language)}
        <Verdict of={compared} />
      </td>
    </tr>
  );
}

const ICONS: Readonly<Record<'UP' | 'DOWN', Record<'BETTER' | 'WORSE', LucideIcon>>> = {
  UP: { BETTER: TrendingUp, WORSE: ArrowUp },
  DOWN: { BETTER: TrendingDown, WORSE: ArrowDown },
};

/** A word and an icon state the verdict, so nobody needs to see the colour. */
function Verdict({ of: { verdict, difference } }: { of: ComparedKpi }) {
  const { t } = useTranslate();
  if (verdict === null || verdict === 'NEUTRAL' || difference === null) return null;
  return (
    <span className={styles.verdict}>
      {verdict === 'SAME' ? (
        <StateText icon={Equal}>{t('reporting.archive.verdict.SAME')}</StateText>
      ) : (
        <StateText
          tone={verdict === 'BETTER' ? 'success' : 'warning'}
          icon={ICONS[difference > 0 ? 'UP' : 'DOWN'][verdict]}
        >
          {t(`reporting.archive.verdict.${verdict}`)}
        </StateText>
      )}
    </span>
  );
}
