import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button, ButtonLink } from '../../../design-system/buttons/button.tsx';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { TabLink, TabLinks } from '../../../design-system/navigation/tabs.tsx';
import { Picture } from '../../../design-system/pictures/picture.tsx';
import { ExportMenu } from '../../../domain/kpis/export-menu.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useNamePage } from '../../../lib/guards/page-name.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import { NewKpi } from '../own-kpi/new-kpi.tsx';
import { SwitchedOffList } from '../switched-off/switched-off-list.tsx';
import { KpiTable } from './kpi-table.tsx';
import { DRAWN_AT_FIRST, inUseFirst } from './overview-groups.ts';
import { rowsOf, type SectorData } from './overview-words.ts';
import styles from './sector-pictures.module.css';
import { sectorPictures } from './sector-pictures.ts';
import { SectorSkeleton } from './sector-skeleton.tsx';

const route = getRouteApi('/app/main/strategy/subscribed/company-data/$sector');

export function SectorScreen() {
  const { t } = useTranslate();
  const { sector } = route.useParams();
  const { category } = route.useSearch();
  const query = useQuery(kpiQueries.overview({ sector }));
  const data = query.data?.sectors.find((one) => one.sector === sector);
  const name = t(`common.sectorLong.${sector}`);
  useNamePage(name);
  if (!data && !query.error) return <SectorSkeleton sector={sector} />;
  return (
    <div className="wrap pb-20">
      <header className="page-head py-6 max-lg:grid-cols-1 md:pt-12 md:pb-8">
        <div>
          <Link to="/app/company-data" className="back-link">
            <ArrowLeft size={16} aria-hidden="true" />
            {t('company-data.title')}
          </Link>
          <h1 className="type-display">{name}</h1>
        </div>
        <div className="page-actions">
          <NewKpi sector={sector} />
          <ExportMenu of={{ sector, category }} />
          <ForWriters>
            <ButtonLink
              variant="primary"
              icon={<Plus size={18} aria-hidden="true" />}
              render={<Link to="/app/tracking/records" search={category ? { category } : { sector }} />}
            >
              {t('company-data.enter')}
            </ButtonLink>
          </ForWriters>
        </div>
      </header>
      <div className={styles.pictures} aria-hidden="true">
        {sectorPictures(sector).map(({ goal, picture }) => (
          <div key={goal}>
            <Picture of={picture} crop="strip" alt="" />
          </div>
        ))}
      </div>
      {data ? (
        <>
          <SectorKpis data={data} category={category} />
          <SwitchedOffList
            of={data.switchedOff.filter(({ kpi }) => !category || kpi.category?.slug === category)}
          />
        </>
      ) : (
        <LoadError title={t('company-data.error.title')} text={t('company-data.error.text')} query={query} />
      )}
    </div>
  );
}

function SectorKpis({ data, category }: { data: SectorData; category: string | undefined }) {
  const { t } = useTranslate();
  const { sector } = data;
  const [isWhole, setWhole] = useState(false);
  const all = category ? (data.categories.find(({ slug }) => slug === category)?.rows ?? []) : rowsOf(data);
  const rows = isWhole || category ? all : inUseFirst(all);
  // The rows further down are rendered after the first ones, so that the top of the page appears sooner.
  const shown = useDeferredValue(rows, rows.slice(0, DRAWN_AT_FIRST));
  return (
    <>
      <TabLinks label={t('company-data.categories')} className="mb-5">
        <TabLink
          current={!category}
          count={data.kpis}
          render={<Link to="/app/company-data/$sector" params={{ sector }} search={{}} resetScroll={false} />}
        >
          {t('company-data.all')}
        </TabLink>
        {data.categories
          .filter(({ rows: own }) => own.length > 0)
          .map(({ slug, name, rows: own }) => (
            <TabLink
              key={slug}
              current={category === slug}
              count={own.length}
              render={
                <Link
                  to="/app/company-data/$sector"
                  params={{ sector }}
                  search={{ category: slug }}
                  resetScroll={false}
                />
              }
            >
              {name}
            </TabLink>
          ))}
      </TabLinks>
      <section className="panel min-w-0 py-2" aria-label={t('company-data.table')}>
        {all.length > 0 ? (
          <>
            <KpiTable rows={shown} sector={sector} />
            {rows.length < all.length && (
              <Button variant="quiet" size="sm" className="mx-3 my-2" onClick={() => setWhole(true)}>
                {t('company-data.showMore', { count: all.length - rows.length })}
              </Button>
            )}
          </>
        ) : (
          <EmptyState
            sector={sector}
            title={t('company-data.sectorEmpty')}
            text={t('company-data.sectorEmptyText')}
          />
        )}
      </section>
    </>
  );
}
