import type { FormulaProblem } from '@metra/contract/operations/kpis';
import type { Aggregation, Frequency } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import { StateText } from '../../../design-system/values/badge.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { catalogueAdminQueries } from '../catalogue-admin.queries.ts';

const CHECK_AFTER_MS = 400;
const AROUND = 16;

interface FormulaCheckProps {
  expression: string;
  /** The id is null for a new KPI. */
  kpiId: number | null;
  unit: string | null;
  frequency: Frequency;
  aggregation: Aggregation;
  optional?: readonly string[];
}

export function FormulaCheck({ expression, optional = [], ...kpi }: FormulaCheckProps) {
  const { t } = useTranslate();
  const settled = useDebouncedValue(expression, CHECK_AFTER_MS);
  const { data, isPlaceholderData } = useQuery(
    catalogueAdminQueries.formula({
      ...kpi,
      expression: settled,
      optional: optional.filter((slug) => settled.includes(`(${slug})`)),
    }),
  );
  const isCurrent = settled === expression && !isPlaceholderData;
  return (
    <div role="status" className="grid gap-2 text-small empty:hidden">
      {data &&
        isCurrent &&
        expression.trim() !== '' &&
        (data.problems.length > 0 ? (
          data.problems.map((problem) => (
            <StateText
              key={`${problem.key} ${problem.at} ${problem.name}`}
              tone="danger"
              icon={TriangleAlert}
            >
              {t(`catalogue-admin.formula.problem.${problem.key}`, {
                name: problem.name ?? '',
                other: problem.other ?? '',
                place: placeOf(problem, expression),
              })}
            </StateText>
          ))
        ) : (
          <>
            <StateText tone="success" icon={Check}>
              {t('catalogue-admin.formula.fine')}
            </StateText>
            <p className="text-text-soft wrap-anywhere">
              <CatalogueText>{data.readable}</CatalogueText>
            </p>
          </>
        ))}
    </div>
  );
}

/** The words around a problem help to find it. */
const placeOf = ({ at }: FormulaProblem, expression: string): string =>
  at === null ? '' : expression.slice(Math.max(0, at - AROUND / 2), at + AROUND);
