import type { TargetChange } from '@metra/contract/tracking-shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../design-system/button.tsx';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { kpiText } from '../../domain/tracking/kpi-text.ts';
import { periodText } from '../../domain/tracking/period-text.ts';
import { formatDate } from '../../lib/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { goalQueries } from './goals.queries.ts';

/** How start and target were changed, by whom and why; nothing where nothing was set yet. */
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

function Change({ change }: { change: TargetChange }) {
  const { t, language } = useTranslate();
  const { kind, kpi, before, after } = change;
  const isRecalculated = kind === 'BASELINE' && before && after && before.when === after.when;
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="font-medium">
        <CatalogueText>
          {t(isRecalculated ? 'goals.changes.RECALCULATED' : `goals.changes.${kind}`, { kpi: kpi.name })}
        </CatalogueText>
      </p>
      <p className="tabular text-small text-text-soft">
        {before && (
          <>
            <s className="text-text-muted">
              <Said change={change} value={before} />
            </s>{' '}
          </>
        )}
        {after ? <Said change={change} value={after} /> : t('goals.changes.removed')}
      </p>
      {change.reason && <p className="text-small">{t('goals.changes.reason', { reason: change.reason })}</p>}
      <p className="text-micro text-text-muted">
        {change.by ?? t('goals.activity.someone')}, {formatDate(change.at, language)}
      </p>
    </li>
  );
}

interface SaidProps {
  change: TargetChange;
  value: NonNullable<TargetChange['after']>;
}

function Said({ change: { kind, kpi }, value: { when, value } }: SaidProps) {
  const { t, language } = useTranslate();
  const amount = kpiText(value, kpi, language);
  return kind === 'BASELINE'
    ? t('goals.changes.baselineValue', { value: amount, when: periodText(when, language) })
    : t('goals.changes.targetValue', { value: amount, when: formatDate(when, language) });
}
