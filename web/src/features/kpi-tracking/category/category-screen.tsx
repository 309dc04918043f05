import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { SectorLabel } from '../../../design-system/values/tag.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { today } from '../../../domain/tracking/today.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { businessYearOf, useFirstMonth } from '../../../lib/formats/business-year.ts';
import { useNamePage } from '../../../lib/guards/page-name.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { CategorySkeleton } from './category-skeleton.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { KpiYear } from './kpi-year.tsx';

const route = getRouteApi('/app/main/strategy/subscribed/tracking/$category');

/** This is the slug for KPIs without a category. */
const OTHER = 'other';

/** The screen shows a category with one KPI of it, whose year is entered row by row. */
export function CategoryScreen() {
  const begins = useFirstMonth();
  const { t } = useTranslate();
  const { category: slug } = route.useParams();
  const search = route.useSearch();
  const categories = useQuery(kpiQueries.categories());
  const choices = useQuery(kpiQueries.entered());
  const category = categories.data?.find((one) => one.slug === slug);
  const name = category?.name ?? (slug === OTHER ? t('tracking.due.uncategorised') : undefined);
  useNamePage(name);
  if (choices.error && !choices.data)
    return (
      <LoadError
        title={t('tracking.error.title')}
        text={t('tracking.error.text')}
        query={choices}
        headingLevel={1}
      />
    );
  if (!choices.data || !categories.data) return <CategorySkeleton />;
  const kpis = choices.data.filter((kpi) => (kpi.category?.slug ?? OTHER) === slug);
  const chosen = kpis.find(({ id }) => id === search.kpi) ?? kpis[0];
  const year = search.year ?? businessYearOf(today());
  return (
    <>
      <header className="page-head mb-6">
        <div>
          {category && (
            <SectorLabel sector={category.sector} className="mb-2">
              {t(`common.sectorLong.${category.sector}`)}
            </SectorLabel>
          )}
          <h1 className="type-display">{name ?? t('tracking.category.unknown')}</h1>
          {category?.description && <p className="measure mt-2 text-text-soft">{category.description}</p>}
        </div>
      </header>
      {chosen ? (
        <>
          <CategoryTabs category={slug} kpis={kpis} chosen={chosen.id} year={search.year} />
          <KpiYear
            key={`${chosen.id} ${begins}`}
            kpiId={chosen.id}
            frequency={chosen.frequency}
            category={slug}
            year={year}
          />
        </>
      ) : (
        <section className="panel">
          <EmptyState
            sector={category?.sector}
            title={t('tracking.category.empty')}
            text={t('tracking.category.emptyText')}
          />
        </section>
      )}
    </>
  );
}
