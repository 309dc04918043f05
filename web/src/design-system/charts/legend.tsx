import type { SectorShape } from '../pictures/sector-mark.tsx';
import { SectorMark, sectorText } from '../pictures/sector-mark.tsx';
import './charts.css';
import type { ChartTone } from './tones.ts';

export interface LegendItem {
  label: string;
  line: 'current' | 'target' | 'last-year';
  tone?: ChartTone;
}

const LINE_CLASS = { current: 'chart-line', target: 'chart-target', 'last-year': 'chart-last-year' };

/** Small charts use a legend, because labels at the ends of the lines would not fit. */
export function LineLegend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className="type-small flex flex-wrap gap-x-5 gap-y-1 text-text-soft">
      {items.map((item) => (
        <li key={item.label} className="flex items-center gap-2">
          <svg aria-hidden="true" className="chart" width="22" height="10">
            <g data-tone={item.tone ?? 'neutral'}>
              <line className={LINE_CLASS[item.line]} x1="1" x2="21" y1="5" y2="5" />
            </g>
          </svg>
          {item.label}
        </li>
      ))}
    </ul>
  );
}

export function SectorLegend({ items }: { items: readonly { sector: SectorShape; label: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {items.map(({ sector, label }) => (
        <li key={sector} className={`flex items-center gap-2 text-small font-strong ${sectorText[sector]}`}>
          <SectorMark sector={sector} />
          {label}
        </li>
      ))}
    </ul>
  );
}
