import { Drawing } from './drawing.tsx';
import './charts.css';

export type MonthState = 'recorded' | 'open' | 'gap' | 'before' | 'to-come';

export interface MonthsStripProps {
  /** From January to December, or any other run of up to twelve. */
  months: readonly MonthState[];
  /** What the strip says, in words: "9 von 12 Monaten erfasst, Oktober fehlt". */
  label?: string | undefined;
}

const STEP = 60 / 11;

/**
 * Twelve ticks: recorded, open (yellow), known to be missing (a cross), before anything was entered (a dot), or still to
 * come; each quarter begins with a longer one.
 */
export function MonthsStrip({ months, label }: MonthsStripProps) {
  const width = (months.length - 1) * STEP + 4;
  return (
    <Drawing width={width} height={16} from={-1} className="months-strip" label={label}>
      {months.map((state, index) => {
        const x = 1 + index * STEP;
        const key = `${index}-${state}`;
        if (state === 'open') return <rect key={key} x={x - 2} y="0.5" width="4" height="15" rx="1" />;
        if (state === 'gap') return <path key={key} d={`M${x - 1.8} 10.6l3.6 3.6m0 -3.6l-3.6 3.6`} />;
        return (
          <line
            key={key}
            data-state={state}
            x1={x}
            x2={x}
            y1={state === 'before' ? 13.5 : index % 3 === 0 && state === 'recorded' ? 1 : 5}
            y2="15"
          />
        );
      })}
    </Drawing>
  );
}
