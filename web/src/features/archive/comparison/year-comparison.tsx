import type { Comparison } from '@metra/contract/operations/frozen-reports';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SkeletonBlock } from '../../../design-system/feedback/skeleton.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { ToolSelect } from '../../../design-system/fields/tool-select.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { archiveQueries, type ComparedScope } from '../archive.queries.ts';
import { SectionHead } from '../section-head.tsx';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table.tsx';

interface YearComparisonProps {
  /** These years can be compared, newest first. */
  years: readonly { year: number; label: string }[];
}

export function YearComparison({ years }: YearComparisonProps) {
  const { t } = useTranslate();
  const [newest, before] = years;
  if (!newest || !before)
    return (
      <section aria-labelledby="two-years">
        <SectionHead
          id="two-years"
          title={t('reporting.archive.compare')}
          text={t('reporting.archive.compareNone')}
        />
      </section>
    );
  return <Compared years={years} first={before.year} second={newest.year} />;
}

function Compared({ years, ...chosen }: YearComparisonProps & { first: number; second: number }) {
  const { t } = useTranslate();
  const [pair, setPair] = useState<readonly [number, number]>([chosen.first, chosen.second]);
  const [scope, setScope] = useState<ComparedScope>('COMMON');
  const query = useQuery({ ...archiveQueries.comparison(pair, scope), placeholderData: keepPreviousData });
  const options = years.map(({ year, label }) => ({ value: String(year), label }));

  const choose = (side: 0 | 1, value: string) =>
    setPair(([first, second]) => {
      const year = Number(value);
      if (side === 0) return [year, year === second ? first : second];
      return [year === first ? second : first, year];
    });

  return (
    <section aria-labelledby="two-years">
      <SectionHead
        id="two-years"
        title={t('reporting.archive.compare')}
        text={query.data && <Summary of={query.data} />}
      >
        <div className={styles.controls}>
          <div className={styles.years}>
            <ToolSelect
              aria-label={t('reporting.archive.firstYear')}
              options={options}
              value={String(pair[0])}
              onChange={(value) => choose(0, value)}
            />
            <span className="type-small text-text-muted">{t('reporting.archive.and')}</span>
            <ToolSelect
              aria-label={t('reporting.archive.secondYear')}
              options={options}
              value={String(pair[1])}
              onChange={(value) => choose(1, value)}
            />
          </div>
          <Segmented
            label={t('reporting.archive.scope')}
            options={[
              { value: 'COMMON', label: t('reporting.archive.scope.COMMON') },
              { value: 'WHOLE', label: t('reporting.archive.scope.WHOLE') },
            ]}
            value={scope}
            onChange={setScope}
            className={styles.scope}
          />
        </div>
      </SectionHead>
      {query.data && <ComparisonTable comparison={query.data} />}
      {!query.data && query.error && (
        <div className="panel p-6">
          <LoadError title={t('reporting.archive.compareError')} query={query} />
        </div>
      )}
      {!query.data && !query.error && <SkeletonBlock className="h-[320px]" />}
    </section>
  );
}

/** The sentence counts the KPIs that changed in each direction. Without any values the table says so. */
function Summary({ of: { better, worse, same, kpis } }: { of: Comparison }) {
  const { t } = useTranslate();
  if (kpis.length === 0) return null;
  return better + worse + same === 0
    ? t('reporting.archive.comparedNothing')
    : t('reporting.archive.compared', { better, worse, same });
}
