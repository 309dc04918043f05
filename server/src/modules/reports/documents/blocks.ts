/** What a printed report is made of: words that are ready to be set. Typst draws it and decides nothing. */

export interface Cell {
  text: string;
  unit?: string;
  /** Number of a remark below the table. */
  note?: string;
  /** Below the text, smaller. */
  second?: string;
  strong?: boolean;
  muted?: boolean;
}

export interface Column {
  head: string;
  second?: string;
  /** In shares of the width; 0: as wide as its content. */
  width: number;
  /** Instead: the same in every table of its kind. */
  millimetres?: number;
  right?: boolean;
  strong?: boolean;
}

export interface TableBlock {
  kind: 'table';
  caption: string | null;
  columns: Column[];
  rows: Cell[][];
  /** The last row is a sum. */
  sum?: boolean;
  notes: string[];
  small?: boolean;
}

export interface ChartLine {
  points: { x: number; y: number }[];
}

export interface ChartBlock {
  kind: 'chart';
  caption: string;
  text: string;
  /** All values, for whoever does not see the drawing. */
  alt: string;
  colour: string;
  /** Shares of width and height, from the lower left. */
  ticks: { y: number; label: string }[];
  marks: { x: number; label: string }[];
  previous: ChartLine[];
  current: ChartLine[];
  bars: { x: number; width: number; height: number; label: string; strong: boolean }[];
  last: { x: number; y: number; label: string } | null;
  previousLast: { x: number; y: number; label: string } | null;
  open: { from: number; to: number; label: string } | null;
}

export interface GoalBlock {
  kind: 'goal';
  sector: string;
  colour: string;
  tint: string;
  name: string;
  value: { text: string; unit: string; name: string; period: string } | null;
  status: string;
  good: boolean | null;
  progress: {
    share: number;
    label: string;
    plan: number | null;
    planLabel: string | null;
  } | null;
  start: string | null;
  target: string | null;
  others: { name: string; value: string; period: string; target: string }[];
  note: string | null;
}

export type Block =
  | { kind: 'lead'; paragraphs: string[] }
  | { kind: 'text'; paragraphs: string[]; title?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; rows: { name: string; text: string; second?: string }[] }
  | { kind: 'note'; text: string }
  | TableBlock
  | ChartBlock
  | GoalBlock;

export interface Chapter {
  number: string;
  title: string;
  blocks: Block[];
  /** Follows the one before it on the same page, because both are short. */
  flows: boolean;
}
