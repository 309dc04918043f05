import { Drawing } from './drawing.tsx';
import './charts.css';

export type MonthState =
  | 'recorded'
  | 'estimated'
  | 'open'
  | 'gap'
  | 'nothing-to-measure'
  | 'before'
  | 'to-come';

export interface MonthsStripProps {
  /** The strip shows January to December, or any other series of up to twelve months. */
  months: readonly MonthState[];
  /** Screen readers read it: "9 von 12 Monaten erfasst, Oktober fehlt". */
  label?: string | undefined;
}

const STEP = 60 / 11;
const xOf = (index: number) => 1 + index * STEP;

/** Each state is one path, because a page has many strips. Only open months are filled. */
const DRAWN = [
  'recorded',
  'estimated',
  'gap',
  'nothing-to-measure',
  'before',
  'to-come',
] as const satisfies readonly MonthState[];

const markOf: Record<(typeof DRAWN)[number], (x: number, isQuarter: boolean) => string> = {
  recorded: (x, isQuarter) => `M${x} ${isQuarter ? 1 : 5}V15`,
  estimated: (x, isQuarter) => `M${x - 1.25} ${isQuarter ? 1.5 : 5.5}h2.5V14.5h-2.5z`,
  gap: (x) => `M${x - 1.8} 10.6l3.6 3.6m0 -3.6l-3.6 3.6`,
  'nothing-to-measure': (x) => `M${x - 1.6} 12.5h3.2`,
  before: (x) => `M${x} 13.5V15`,
  'to-come': (x) => `M${x} 5V15`,
};

/**
 * A tick shows whether its month is recorded, estimated (hollow), open (yellow; later ones pale), missing (a
 * cross), without anything to measure (a dash), before the first entry (a dot), or in the future. Each quarter
 * begins with a longer tick.
 */
export function MonthsStrip({ months, label }: MonthsStripProps) {
  const width = (months.length - 1) * STEP + 4;
  const pathOf = (wanted: (typeof DRAWN)[number]) =>
    months
      .map((state, index) => (state === wanted ? markOf[wanted](xOf(index), index % 3 === 0) : ''))
      .join('');
  const next = months.indexOf('open');
  return (
    <Drawing width={width} height={16} from={-1} className="months-strip" label={label}>
      {DRAWN.map((state) => {
        const path = pathOf(state);
        return path && <path key={state} data-state={state} d={path} />;
      })}
      {months.map(
        (state, index) =>
          state === 'open' && (
            <rect
              key={xOf(index)}
              data-next={index === next}
              x={xOf(index) - 2}
              y="0.5"
              width="4"
              height="15"
              rx="1"
            />
          ),
      )}
    </Drawing>
  );
}
