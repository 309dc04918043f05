/** The blocks of a printed report contain finished text. Typst draws them and decides nothing. */

export interface Cell {
  text: string;
  unit?: string;
  /** The number of a remark below the table. */
  note?: string;
  /** A second line in smaller type. */
  second?: string;
  strong?: boolean;
  muted?: boolean;
}

export interface Column {
  head: string;
  second?: string;
  /** A share of the table's width; 0 for a column as wide as its content. */
  width: number;
  /** A fixed width instead, which is the same in every table of its kind. */
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
  /** All values of the drawing, for screen readers. */
  alt: string;
  colour: string;
  /** Shares of width and height, measured from the lower left corner. */
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
  /** The chapter follows the previous one on the same page, because both are short. */
  flows: boolean;
}
