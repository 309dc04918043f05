import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../../../design-system/buttons/button.tsx';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { ExportMenu } from '../../../domain/kpis/export-menu.tsx';
import { longSpanText } from '../../../domain/kpis/long-span-text.ts';
import { periodOfCode } from '../../../domain/tracking/period-code.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useNamePage } from '../../../lib/guards/page-name.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { gridChoice, kpiTrackingQueries } from '../kpi-tracking.queries.ts';
import { GridTools } from './grid-tools.tsx';
import { RecordGrid } from './record-grid.tsx';
import { RecordsSkeleton } from './records-skeleton.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { useShownFields } from './use-shown-fields.ts';

const route = getRouteApi('/app/main/strategy/subscribed/tracking/records');

export function RecordsScreen() {
  const { t, language } = useTranslate();
  const search = route.useSearch();
  const choice = gridChoice(search);
  const query = useQuery(kpiTrackingQueries.grid(choice));
  const { fields, hidden, showAll } = useShownFields(query.data?.rows, {
    isAreaChosen: search.category !== undefined,
    kpi: search.kpi,
  });
  useNamePage(t('tracking.grid.title'));
  if (!query.data && !query.error) return <RecordsSkeleton />;
  const period = query.data?.period;
  const span = period ? periodOfCode(period) : null;
  const spanName = period && span ? longSpanText({ ...span, code: period }, language) : '';
  const notice = <UnsavedNotice shown={fields.map(({ key }) => key)} isAbove={fields.length === 0} />;
  return (
    <>
      <header className="page-head mb-6">
        <div>
          <p className="mb-2 text-small text-text-muted">{t('tracking.title')}</p>
          <h1 className="type-display">
            {period ? t('tracking.grid.titleOf', { period: spanName }) : t('tracking.grid.title')}
          </h1>
        </div>
        <div className="page-actions">
          <TemplateMenu choice={{ ...choice, period }} periodName={spanName} />
          <ExportMenu
            of={{
              sector: search.sector,
              category: search.category,
              ...(span && { from: span.start, to: span.end }),
            }}
            granularity={choice.frequency}
          />
        </div>
      </header>
      {fields.length === 0 && notice}
      <section className="panel" aria-label={t('tracking.grid.title')} aria-busy={query.isPlaceholderData}>
        <GridTools choice={choice} period={period} periods={query.data?.periods ?? []} />
        {query.data ? (
          fields.length > 0 ? (
            <RecordGrid
              label={t('tracking.grid.titleOf', { period: spanName })}
              rowsAre="kpis"
              fields={fields}
              focusOn={search.kpi}
              notice={notice}
              more={
                hidden > 0 && (
                  <Button variant="quiet" size="sm" onClick={showAll}>
                    {t('tracking.grid.showMore', { count: hidden })}
                  </Button>
                )
              }
            />
          ) : (
            <EmptyState title={t('tracking.grid.empty')} text={t('tracking.grid.emptyText')} />
          )
        ) : (
          <div className="p-6">
            <LoadError title={t('tracking.error.title')} text={t('tracking.error.text')} query={query} />
          </div>
        )}
      </section>
    </>
  );
}
