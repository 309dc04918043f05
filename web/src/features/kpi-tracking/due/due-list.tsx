import { Link } from '@tanstack/react-router';
import { CircleCheck, ClockAlert } from 'lucide-react';
import { ButtonLink } from '../../../design-system/buttons/button.tsx';
import { MonthsStrip } from '../../../design-system/charts/months-strip.tsx';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { Disclosure } from '../../../design-system/navigation/accordion.tsx';
import { SectorMark } from '../../../design-system/pictures/sector-mark.tsx';
import { StateText } from '../../../design-system/values/badge.tsx';
import { stripMonths } from '../../../domain/kpis/month-marks.ts';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { businessYearOf } from '../../../lib/formats/business-year.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters, useMayWrite } from '../../../lib/session/for-writers.tsx';
import { openText, stripText } from '../strip-text.ts';
import type { DueArea } from './due-areas.ts';

export function DueList({ areas }: { areas: readonly DueArea[] }) {
  const { t } = useTranslate();
  return (
    <section aria-labelledby="due-title" className="panel overflow-hidden">
      <h2 id="due-title" className="type-panel px-5 pt-6 pb-3 md:px-6">
        {t('tracking.due.listTitle')}
      </h2>
      {areas.length === 0 && (
        <EmptyState
          title={t('tracking.due.emptyTitle')}
          text={t('tracking.due.emptyText')}
          action={
            <ForWriters>
              <ButtonLink render={<Link to="/app/tracking/import" />}>{t('tracking.due.import')}</ButtonLink>
            </ForWriters>
          }
        />
      )}
      <ul>
        {areas.map((area) => (
          <DueRow key={area.category?.slug ?? ''} area={area} />
        ))}
      </ul>
    </section>
  );
}

function DueRow({ area }: { area: DueArea }) {
  const isWriter = useMayWrite();
  const { t } = useTranslate();
  const name = area.category?.name ?? t('tracking.due.uncategorised');
  return (
    <li className="grid min-h-[56px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-t border-line px-5 py-4 md:grid-cols-[minmax(0,1.2fr)_auto_minmax(0,1.2fr)_132px] md:px-6 md:py-2">
      <p className="flex min-w-0 items-center gap-3">
        {area.category && <SectorMark sector={area.category.sector} />}
        {area.category ? (
          <Link
            to="/app/tracking/$category"
            params={{ category: area.category.slug }}
            className="font-medium underline-offset-3 hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="font-medium">{name}</span>
        )}
      </p>
      <span>
        <MonthsStrip
          months={stripMonths(area.marks)}
          label={stripText({ ...area, missing: area.periods }, t)}
        />
      </span>
      <DueState area={area} />
      {area.start && isWriter && (
        <ButtonLink
          size="sm"
          className="justify-self-end max-md:col-start-2 max-md:row-start-2"
          aria-label={t('tracking.due.open', { category: name })}
          render={
            <Link
              to="/app/tracking/records"
              search={{ ...area.start, ...(area.category && { category: area.category.slug }) }}
            />
          }
        >
          {t('tracking.due.enter')}
        </ButtonLink>
      )}
      {area.items.length > 0 && <DueItems area={area} />}
    </li>
  );
}

function DueState({ area }: { area: DueArea }) {
  const { t } = useTranslate();
  if (!area.oldest)
    return (
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 max-md:col-start-1 max-md:row-start-2">
        {area.gaps > 0 ? (
          <span className="type-small text-text-soft">{openText(0, area.gaps, t)}</span>
        ) : (
          <StateText tone="success" icon={CircleCheck}>
            {t('tracking.due.complete')}
          </StateText>
        )}
      </span>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 max-md:col-start-1 max-md:row-start-2">
      {area.overdue && (
        <StateText tone="warning" icon={ClockAlert}>
          {t('tracking.due.overdue')}
        </StateText>
      )}
      <span className="type-small text-text-muted">
        {t('tracking.due.items', { count: area.items.length, periods: area.periods })}
      </span>
    </span>
  );
}

function DueItems({ area }: { area: DueArea }) {
  const { t, language } = useTranslate();
  return (
    <Disclosure title={t('tracking.due.show')} className="col-span-full">
      <ul className="divide-y divide-line">
        {area.items.map(({ kpi, periods }) => {
          const [first] = periods;
          const last = periods.at(-1);
          return (
            <li key={kpi.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
              <Link
                to="/app/tracking/$category"
                params={{ category: kpi.category?.slug ?? 'other' }}
                search={{ kpi: kpi.id, ...(first && { year: businessYearOf(first.start) }) }}
                className="link"
              >
                <CatalogueText>{kpi.name}</CatalogueText>
              </Link>
              <span className="type-small tabular text-text-muted">
                {first && last && first !== last
                  ? t('tracking.due.periods', {
                      first: spanText(first, language),
                      last: spanText(last, language),
                    })
                  : first && spanText(first, language)}
              </span>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
