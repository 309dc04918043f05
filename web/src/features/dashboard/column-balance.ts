import type { Dashboard } from '@metra/contract/operations/my';

/** The measures panel shows at least this many measures, and more if the other column is taller. */
const LEAST_MEASURES = 5;
const MOST_MEASURES = 8;
/** This many tasks fit beside the measures. A button shows the others. */
export const SHOWN_TASKS = 5;

/** These are estimated heights on a wide screen, in pixels. The panels share the remaining difference. */
const PANEL = 110;
const GAP = 24;
const ROW = { kpi: 52, measure: 48, task: 76 };
const NOTHING = 170;
const MORE = 44;
const PROGRESS = { tall: 373, short: 258 };
/** A column whose empty space is taller than this gets another panel. */
const MOST_EMPTY = 220;

export interface ColumnBalance {
  measures: number;
  progress: keyof typeof PROGRESS;
  activity: 'below' | 'beside';
}

type Shown = Pick<Dashboard, 'kpis' | 'tasks' | 'goals'>;

/** Chooses the contents of the two columns below the goals, so that both end at about the same height. */
export function columnBalance({ kpis, tasks, goals }: Shown): ColumnBalance {
  const all = goals.flatMap(({ measures }) => measures).length;
  const left = (measures: number) => table(kpis.length, ROW.kpi) + GAP + table(measures, ROW.measure);
  const right = (progress: ColumnBalance['progress']) => tasksHeight(tasks.length) + GAP + PROGRESS[progress];
  const least = Math.min(all, LEAST_MEASURES);
  const most = Math.min(all, MOST_MEASURES);
  const isShort = left(most) + GAP < right('tall');
  const progress = isShort ? 'short' : 'tall';
  const fitting = least + Math.floor((right(progress) - left(least)) / ROW.measure);
  const measures = Math.max(least, Math.min(most, fitting));
  return {
    measures,
    progress,
    activity: left(measures) - right(progress) > MOST_EMPTY ? 'beside' : 'below',
  };
}

const table = (rows: number, height: number): number => (rows === 0 ? NOTHING : rows * height) + PANEL;

function tasksHeight(tasks: number): number {
  if (tasks === 0) return PANEL + NOTHING;
  return PANEL + Math.min(tasks, SHOWN_TASKS) * ROW.task + (tasks > SHOWN_TASKS ? MORE : 0);
}
