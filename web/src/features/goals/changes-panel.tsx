import type { GoalChange } from '@metra/contract/shapes/tracking-shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { Unit } from '../../design-system/values/unit.tsx';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { kpiText, plainTwo } from '../../domain/tracking/kpi-text.ts';
import { periodText } from '../../domain/tracking/period-text.ts';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { formatQuantity } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { goalQueries } from './goals.queries.ts';

/** The panel lists changes of baseline, target, own factors and formulas. Without any it is left out. */
export function ChangesPanel({ goalId }: { goalId: number }) {
  const { t } = useTranslate();
  const query = useInfiniteQuery(goalQueries.changes(goalId));
  const changes = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes-title" className="panel col-start-1 min-w-0 p-5 md:p-6">
      <h2 id="changes-title" className="type-panel mb-5">
        {t('goals.changes.title')}
      </h2>
      <ol className="grid">
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          size="sm"
          className="mt-4"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('goals.history.more')}
        </Button>
      )}
    </section>
  );
}

function Change({ change }: { change: GoalChange }) {
  const { t, language } = useTranslate();
  const { title, before, after } = useSaid(change);
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="font-medium">
        <CatalogueText>{title}</CatalogueText>
      </p>
      <p className="tabular text-small text-text-soft [overflow-wrap:anywhere]">
        {before && (
          <>
            <s className="text-text-muted">{before}</s>{' '}
          </>
        )}
        {after ?? t('goals.changes.removed')}
      </p>
      {change.reason && <p className="text-small">{t('goals.changes.reason', { reason: change.reason })}</p>}
      <p className="text-micro text-text-muted">
        {change.by ?? t('goals.activity.someone')}, {formatDate(change.at, language)}
      </p>
    </li>
  );
}

interface Said {
  title: string;
  before: ReactNode;
  after: ReactNode;
}

function useSaid({ kind, kpi, before, after, factor, formula, leadBefore }: GoalChange): Said {
  const { t, language } = useTranslate();
  const both = <Value,>(
    one: Value | null | undefined,
    other: Value | null | undefined,
    say: (value: Value) => ReactNode,
  ) => ({ before: one == null ? null : say(one), after: other == null ? null : say(other) });
  if (kind === 'OWN_FACTOR')
    return {
      title: t('goals.changes.OWN_FACTOR', { factor: plainTwo(factor?.name ?? '') }),
      ...both(factor?.before, factor?.after, ({ value, unit, firstYear, lastYear, source }) => (
        <Unit>
          {t(lastYear === null ? 'goals.changes.factorFrom' : 'goals.changes.factorYears', {
            value: formatQuantity(value, plainTwo(unit), language),
            first: firstYear,
            last: lastYear ?? '',
            source,
          })}
        </Unit>
      )),
    };
  if (kind === 'LEADING_KPI')
    return { title: t('goals.kpis.leading'), ...both(leadBefore, kpi?.name, (name) => plainTwo(name)) };
  const title = t(
    kind === 'BASELINE' && before && after && before.when === after.when
      ? 'goals.changes.RECALCULATED'
      : `goals.changes.${kind}`,
    { kpi: kpi?.name ?? '' },
  );
  if (kind === 'FORMULA') return { title, ...both(formula?.before, formula?.after, (text) => text) };
  return {
    title,
    ...both(before, after, ({ when, value }) => {
      const amount = kpi ? kpiText(value, kpi, language) : '';
      const text =
        kind === 'BASELINE'
          ? t('goals.changes.baselineValue', { value: amount, when: periodText(when, language) })
          : t('goals.changes.targetValue', { value: amount, when: formatDate(when, language) });
      return <Unit>{text}</Unit>;
    }),
  };
}
