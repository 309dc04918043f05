import { Link } from '@tanstack/react-router';
import { Button } from '../../../design-system/buttons/button.tsx';
import { switchOnKpi } from '../../../domain/kpis/switch-kpi.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import type { SectorData } from '../overview/overview-words.ts';

/** The list shows KPIs that the organisation does not use, with the reason that its reports give. */
export function SwitchedOffList({ of }: { of: SectorData['switchedOff'] }) {
  const { t, language } = useTranslate();
  if (of.length === 0) return null;
  return (
    <section className="panel below-fold mt-6 min-w-0 px-6 py-5 max-sm:px-5" aria-labelledby="off-title">
      <h2 id="off-title" className="type-panel">
        {t('company-data.off.list')}
      </h2>
      <p className="type-small mt-1 text-text-muted">{t('company-data.off.listText')}</p>
      <ul className="mt-3">
        {of.map(({ kpi, reason, at }) => (
          <li
            key={kpi.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-3 last:pb-0"
          >
            <div className="min-w-0 leading-ui">
              <Link
                to="/app/company-data/$sector/$kpiId"
                params={{ sector: kpi.sector, kpiId: kpi.id }}
                className="font-medium underline-offset-3 hover:underline"
              >
                <CatalogueText>{kpi.name}</CatalogueText>
              </Link>
              <p className="type-small text-text-muted">
                {t('company-data.off.quote', { reason })}{' '}
                {t('company-data.off.since', { date: formatDate(at, language, 'short') })}
              </p>
            </div>
            <ForWriters>
              <Button size="sm" onClick={() => void switchOnKpi(kpi)}>
                {t('company-data.off.switchOn')}
                <span className="sr-only">: {kpi.name}</span>
              </Button>
            </ForWriters>
          </li>
        ))}
      </ul>
    </section>
  );
}
