import { BOARD, type Form, type Group, together } from './mark.ts';
import { block } from './primitives.ts';
import type { Tone } from './ramps.ts';

export type Edge = 'top' | 'bottom' | 'left' | 'right';

interface Lengths {
  readonly short: number;
  readonly module: number;
  readonly twoModules: number;
}

const PLAIN: Lengths = { short: 8, module: 14, twoModules: 20 };
const GAUGE: Lengths = { short: 10, module: 18, twoModules: 28 };
const STEP = 10;

function lengthAt(position: number, lengths: Lengths): number {
  if (position % (2 * BOARD.module) === 0) return lengths.twoModules;
  return position % BOARD.module === 0 ? lengths.module : lengths.short;
}

function stroke(d: string, tone: Tone, anchors: readonly number[] = []): Form {
  return { tag: 'path', geometry: { d, 'stroke-width': 2 }, tone, stroked: true, anchors };
}

/** Every tenth unit between two ends that stay free. */
function positions(from: number, to: number): number[] {
  return Array.from({ length: (to - from) / STEP - 1 }, (_, index) => from + (index + 1) * STEP);
}

/** Ticks along an edge of the board, pointing inwards. */
export function ticks(edge: Edge, tone: Tone): Form {
  if (edge === 'left' || edge === 'right') {
    const [x, sign] = edge === 'left' ? [0, ''] : [BOARD.width, '-'];
    const marks = positions(0, BOARD.height).map((y) => `M${x} ${y}h${sign}${lengthAt(y, PLAIN)}`);
    return stroke(marks.join(''), tone);
  }
  return edge === 'top' ? standing(0, 'v', tone) : standing(BOARD.height, 'v-', tone);
}

function standing(y: number, direction: 'v' | 'v-', tone: Tone): Form {
  const marks = positions(0, BOARD.width).map((x) => `M${x} ${y}${direction}${lengthAt(x, PLAIN)}`);
  return stroke(marks.join(''), tone);
}

/** A rule across the board that things stand on: its line lies below `y`, its ticks hang from it. */
export function rule(y: number, tone: Tone): Group {
  return together(baseLine(y, y, tone), standing(y + 2, 'v', tone));
}

/** A beam across the board that things hang from: its line lies above `y`, its ticks rise from it. */
export function beam(y: number, tone: Tone): Group {
  return together(baseLine(y - 2, y, tone), standing(y - 2, 'v-', tone));
}

function baseLine(top: number, anchor: number, tone: Tone): Form {
  return {
    tag: 'rect',
    geometry: { x: 0, y: top, width: BOARD.width, height: 2 },
    tone,
    anchors: [anchor],
  };
}

/** An upright gauge: a paper plate from `x`, one module wide, with its ticks on the right side. */
export function gauge(x: number, tone: Tone): Group {
  const right = x + BOARD.module;
  const marks = positions(0, BOARD.height).map((y) => `M${right} ${y}h-${lengthAt(y, GAUGE)}`);
  return together(block(x, 0, BOARD.module, BOARD.height, 'paper'), stroke(marks.join(''), tone, [x]));
}

const RAY_GAP = 12;
const RAYS = 31;

/** Ticks around an arc of radius `r`, from one angle to another (degrees, anticlockwise from the right). */
export function rays(x: number, y: number, r: number, from: number, to: number, tone: Tone): Form {
  const marks = Array.from({ length: RAYS }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (RAYS - 1)) * Math.PI) / 180;
    const at = (radius: number) =>
      `${rounded(x + radius * Math.cos(angle))} ${rounded(y - radius * Math.sin(angle))}`;
    const inner = r + RAY_GAP;
    return `M${at(inner)}L${at(inner + (index % 5 === 0 ? 20 : 10))}`;
  });
  return stroke(marks.join(''), tone, [x, y, r]);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

const HEARTBEAT = [5, 14, 7, 23, 12, 32, 8, 48, 8, 32, 12, 23, 7, 14, 5];
const HEARTBEAT_FROM = 90;

/** From one x to another, both included. */
export type Span = readonly [from: number, to: number];

/**
 * A row of ticks across the board that beats like a pulse in the middle.
 * Where ticks lie on the figure they are paper; those on the ground have a tone.
 */
export function pulse(y: number, onFigure: readonly Span[], tone: Tone): Group {
  const draw = (xs: readonly number[]) => xs.map((x) => `M${x} ${y - beatAt(x)}v${2 * beatAt(x)}`).join('');
  const covered = (x: number) => onFigure.some(([from, to]) => x >= from && x <= to);
  const all = positions(0, BOARD.width);
  return together(
    stroke(draw(all.filter(covered)), 'paper', [y]),
    stroke(draw(all.filter((x) => !covered(x))), tone, [y]),
  );
}

function beatAt(x: number): number {
  if (x === HEARTBEAT_FROM - STEP || x === BOARD.width - HEARTBEAT_FROM + STEP) return 8;
  return HEARTBEAT[(x - HEARTBEAT_FROM) / STEP] ?? 5;
}
