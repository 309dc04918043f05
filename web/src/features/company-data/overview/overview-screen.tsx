import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Scale } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../../design-system/buttons/button.tsx';
import { Tabs } from '../../../design-system/navigation/tabs.tsx';
import { ExportMenu } from '../../../domain/kpis/export-menu.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { useNarrow } from '../../../lib/browser/use-media.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import { NewKpi } from '../own-kpi/new-kpi.tsx';
import { evenLines, MOST_LINES } from './overview-groups.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { type SectorData, statementOf } from './overview-words.ts';
import { SectorColumn } from './sector-column.tsx';

export function OverviewScreen() {
  const { t } = useTranslate();
  const query = useQuery(kpiQueries.overview());
  const sectors = query.data?.sectors;
  if (!sectors && !query.error) return <OverviewSkeleton />;
  if (!sectors)
    return (
      <div className="wrap py-16">
        <LoadError
          title={t('company-data.error.title')}
          text={t('company-data.error.text')}
          query={query}
          headingLevel={1}
        />
      </div>
    );
  return (
    <div className="wrap pb-20">
      <header className="page-head py-6 sm:grid-cols-1 md:pt-12 md:pb-8">
        <div>
          <p className="mb-3 text-small text-text-muted">{t('company-data.title')}</p>
          <h1 className="type-display">
            <Statement sectors={sectors} />
          </h1>
        </div>
        <div className="page-actions">
          <ButtonLink
            icon={<Scale size={18} aria-hidden="true" />}
            render={<Link to="/app/company-data/factors" />}
          >
            {t('company-data.factors.title')}
          </ButtonLink>
          <NewKpi sector={null} />
          <ExportMenu of={{}} />
          <ForWriters>
            <ButtonLink
              variant="primary"
              icon={<Plus size={18} aria-hidden="true" />}
              render={<Link to="/app/tracking/records" />}
            >
              {t('company-data.enter')}
            </ButtonLink>
          </ForWriters>
        </div>
      </header>
      <Columns sectors={sectors} />
    </div>
  );
}

function Statement({ sectors }: { sectors: readonly SectorData[] }) {
  const { t } = useTranslate();
  const { kpis, withValue, missing, withGaps } = statementOf(sectors);
  return (
    <>
      {withValue === 0
        ? t('company-data.statement.none')
        : t('company-data.statement.some', { withValue, kpis })}{' '}
      <span className="block text-text-muted">
        {missing > 0
          ? t('company-data.statement.missing', { missing })
          : withGaps > 0
            ? t('company-data.statement.gaps', { count: withGaps })
            : t(withValue === 0 ? 'company-data.statement.nothingDue' : 'company-data.statement.complete')}
      </span>
    </>
  );
}

/** A wide screen shows the sectors side by side, and a narrow one shows them in tabs. */
function Columns({ sectors }: { sectors: readonly SectorData[] }) {
  const { t } = useTranslate();
  const narrow = useNarrow();
  const [shown, setShown] = useState<SectorData['sector']>('e');
  // The state is stored here, so that it survives a change of tabs.
  const [whole, setWhole] = useState<readonly SectorData['sector'][]>([]);
  const column = (data: SectorData) => (
    <SectorColumn
      key={data.sector}
      data={data}
      lines={narrow ? MOST_LINES : evenLines(sectors)}
      isWhole={whole.includes(data.sector)}
      onWhole={(isWhole) =>
        setWhole(isWhole ? [...whole, data.sector] : whole.filter((one) => one !== data.sector))
      }
    />
  );
  if (narrow)
    return (
      <Tabs
        label={t('company-data.sectors')}
        value={shown}
        onChange={setShown}
        items={sectors.map((data) => ({
          value: data.sector,
          label: t(`common.sector.${data.sector}`),
          count: data.kpis,
          content: column(data),
        }))}
      />
    );
  return <div className="panel grid grid-cols-3 divide-x divide-line">{sectors.map(column)}</div>;
}
