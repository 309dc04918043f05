import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { Link } from '@tanstack/react-router';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** The link leads to the form for all values of a KPI in a year. */
export function WholeYearLink({ kpi }: { kpi: Kpi }) {
  const { t } = useTranslate();
  return (
    <Link
      to="/app/tracking/$category"
      params={{ category: kpi.category?.slug ?? 'other' }}
      search={{ kpi: kpi.id }}
      className="link type-small"
    >
      {t('company-data.records.many')}
    </Link>
  );
}
