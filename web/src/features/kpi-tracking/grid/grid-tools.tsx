import type { Sector } from '@metra/contract/core/primitives';
import { getRouteApi } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { ToolSelect } from '../../../design-system/fields/tool-select.tsx';
import { FREQUENCIES, QUALITIES } from '../../../domain/kpis/record-text.ts';
import { rememberQuality, useUsualQuality } from '../../../domain/kpis/usual-quality.ts';
import { periodText } from '../../../domain/tracking/period-text.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import type { GridChoice } from '../kpi-tracking.queries.ts';
import { useAreas } from '../use-areas.ts';

const route = getRouteApi('/app/main/strategy/subscribed/tracking/records');

interface GridToolsProps {
  choice: GridChoice;
  period: string | undefined;
  periods: readonly string[];
}

/** The address stores the chosen period and KPIs. */
export function GridTools({ choice, period, periods }: GridToolsProps) {
  const { t, language } = useTranslate();
  const navigate = route.useNavigate();
  const at = period ? periods.indexOf(period) : -1;
  const go = (search: GridChoice) =>
    void navigate({
      search: Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)),
      replace: true,
      resetScroll: false,
    });
  const step = (steps: number) => {
    const next = periods[at + steps];
    if (next) go({ ...choice, period: next });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 max-md:*:grow max-md:*:basis-full md:px-6 md:py-5">
      <Segmented
        label={t('tracking.grid.frequency')}
        options={FREQUENCIES.map((value) => ({ value, label: t(`records.frequency.${value}`) }))}
        value={choice.frequency}
        onChange={(frequency) => go({ ...choice, frequency, period: undefined })}
      />
      <div className="flex items-center gap-1 md:w-[216px]">
        <IconButton
          label={t('tracking.grid.earlier')}
          icon={<ChevronLeft size={18} aria-hidden="true" />}
          disabled={at < 0 || at >= periods.length - 1}
          onClick={() => step(1)}
        />
        <ToolSelect
          aria-label={t('tracking.grid.choosePeriod')}
          options={periods.map((value) => ({ value, label: periodText(value, language) }))}
          value={period ?? null}
          onChange={(next) => go({ ...choice, period: next })}
        />
        <IconButton
          label={t('tracking.grid.later')}
          icon={<ChevronRight size={18} aria-hidden="true" />}
          disabled={at <= 0}
          onClick={() => step(-1)}
        />
      </div>
      <AreaSelect choice={choice} onChange={go} />
      <ForWriters>
        <QualitySelect />
      </ForWriters>
    </div>
  );
}

const ALL = 'all';

function AreaSelect({ choice, onChange }: { choice: GridChoice; onChange: (choice: GridChoice) => void }) {
  const { t } = useTranslate();
  const { sectors } = useAreas();
  const options = [
    { value: ALL, label: t('tracking.grid.allAreas') },
    ...sectors.flatMap(({ sector, areas }) => [
      { value: `sector ${sector}`, label: t(`common.sectorLong.${sector}`), sector },
      ...areas.map(({ category }) => ({ value: `category ${category.slug}`, label: category.name })),
    ]),
  ];
  const value = choice.category
    ? `category ${choice.category}`
    : choice.sector
      ? `sector ${choice.sector}`
      : ALL;
  function choose(next: string) {
    const [kind, name] = next.split(' ');
    onChange({
      ...choice,
      sector: kind === 'sector' ? (name as Sector) : undefined,
      category: kind === 'category' ? name : undefined,
    });
  }
  return (
    <div className="md:ml-auto md:w-[168px]">
      <ToolSelect aria-label={t('tracking.grid.area')} options={options} value={value} onChange={choose} />
    </div>
  );
}

/** The choice applies to all values that are entered from now on, unless a row has its own. */
function QualitySelect() {
  const { t } = useTranslate();
  return (
    <div className="md:w-[248px]">
      <ToolSelect
        aria-label={t('tracking.grid.quality')}
        options={QUALITIES.map((value) => ({
          value,
          label: t('tracking.grid.qualityIs', { quality: t(`records.quality.${value}`) }),
        }))}
        value={useUsualQuality()}
        onChange={rememberQuality}
      />
    </div>
  );
}
