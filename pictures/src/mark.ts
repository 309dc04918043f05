import type { Tone } from './ramps.ts';

/** The board every picture is drawn on: 8 x 6 modules, halves and quarters of a module allowed. */
export const BOARD = { width: 320, height: 240, module: 40, quarterModule: 10 } as const;

export type Geometry = Readonly<Record<string, string | number>>;

/** One toned form. `anchors` are the lengths that have to meet the quarter-module grid. */
export interface Form {
  readonly tag: 'circle' | 'rect' | 'path';
  readonly geometry: Geometry;
  readonly tone: Tone;
  readonly stroked?: boolean;
  readonly anchors: readonly number[];
}

/** Forms that belong together; `counts` says how many primitives the group stands for. */
export interface Group {
  readonly tag: 'g';
  readonly geometry: Geometry;
  readonly marks: readonly Mark[];
  readonly counts: number;
}

export type Mark = Form | Group;

export function formsIn(mark: Mark): readonly Form[] {
  return mark.tag === 'g' ? mark.marks.flatMap(formsIn) : [mark];
}

export function countPrimitives(marks: readonly Mark[]): number {
  return marks.reduce((sum, mark) => sum + (mark.tag === 'g' ? mark.counts : 1), 0);
}

/** A row is read as one thing, however many forms stand in it. */
export function row(count: number, draw: (index: number) => Mark): Group {
  return {
    tag: 'g',
    geometry: {},
    marks: Array.from({ length: count }, (_, index) => draw(index)),
    counts: 1,
  };
}

export function together(...marks: Mark[]): Group {
  return { tag: 'g', geometry: {}, marks, counts: 1 };
}

/**
 * A figure drawn around its own centre and then turned. Nothing turned can meet the grid of the board,
 * so what is held to the grid is the figure before the turn, and the centre is placed by eye.
 */
export function turned(degrees: number, x: number, y: number, marks: readonly Mark[]): Group {
  return {
    tag: 'g',
    geometry: { transform: `translate(${x} ${y}) rotate(${degrees})` },
    marks,
    counts: countPrimitives(marks),
  };
}
