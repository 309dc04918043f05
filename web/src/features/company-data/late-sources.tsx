import type { LateSource } from '@metra/contract/shapes/completeness';
import { Link } from '@tanstack/react-router';
import { longSpanText } from '../../domain/kpis/long-span-text.ts';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { yearOf } from '../../domain/tracking/period-text.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The list says which inputs a computed KPI lacks and since when, and links to their forms. */
export function LateSources({ sources, most = 3 }: { sources: readonly LateSource[]; most?: number }) {
  const { t, language } = useTranslate();
  return sources.slice(0, most).map(({ kpiId, name, category, since }) => (
    <span key={kpiId}>
      {t('company-data.waitsFor', { period: longSpanText(since, language) })}{' '}
      <Link
        to="/app/tracking/$category"
        params={{ category: category ?? 'other' }}
        search={{ kpi: kpiId, year: yearOf(since.start) }}
        className="link"
      >
        <CatalogueText>{name}</CatalogueText>
      </Link>
    </span>
  ));
}
