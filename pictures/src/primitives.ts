import { BOARD, type Form, type Group, together } from './mark.ts';
import type { Tone } from './ramps.ts';

export type Side = 'up' | 'down' | 'left' | 'right';
export type Quadrant = 'nw' | 'ne' | 'se' | 'sw';

/** Round forms meet the grid with their centre or, when the radius is 25, with their edge. */
function roundAnchors(x: number, y: number, r: number): number[] {
  const nearest = (centre: number) => (centre % BOARD.quarterModule === 0 ? centre : centre - r);
  return [nearest(x), nearest(y)];
}

function path(d: string, tone: Tone, anchors: readonly number[]): Form {
  return { tag: 'path', geometry: { d }, tone, anchors };
}

export function disc(x: number, y: number, r: number, tone: Tone): Form {
  return { tag: 'circle', geometry: { cx: x, cy: y, r }, tone, anchors: roundAnchors(x, y, r) };
}

export function block(x: number, y: number, width: number, height: number, tone: Tone): Form {
  return { tag: 'rect', geometry: { x, y, width, height }, tone, anchors: [x, y, width, height] };
}

/** A ring of outer radius `r` and width `w`; the hole shows what lies behind. */
export function ring(x: number, y: number, r: number, w: number, tone: Tone): Form {
  const circle = (radius: number, sweep: 0 | 1) =>
    `M${x - radius} ${y}A${radius} ${radius} 0 1 ${sweep} ${x + radius} ${y}A${radius} ${radius} 0 1 ${sweep} ${x - radius} ${y}Z`;
  return path(circle(r, 1) + circle(r - w, 0), tone, [...roundAnchors(x, y, r), w]);
}

/** Where the flat side of a half disc begins and ends, walked so that the arc turns clockwise. */
function diameter(x: number, y: number, r: number, side: Side): [string, string] {
  if (side === 'up') return [`${x - r} ${y}`, `${x + r} ${y}`];
  if (side === 'down') return [`${x + r} ${y}`, `${x - r} ${y}`];
  if (side === 'right') return [`${x} ${y - r}`, `${x} ${y + r}`];
  return [`${x} ${y + r}`, `${x} ${y - r}`];
}

/** A half disc whose flat side is centred on (x, y) and which bulges to `side`. */
export function half(x: number, y: number, r: number, side: Side, tone: Tone): Form {
  const [from, to] = diameter(x, y, r, side);
  return path(`M${from}A${r} ${r} 0 0 1 ${to}Z`, tone, roundAnchors(x, y, r));
}

export function halfRing(x: number, y: number, r: number, w: number, side: Side, tone: Tone): Form {
  const [from, to] = diameter(x, y, r, side);
  const [innerFrom, innerTo] = diameter(x, y, r - w, side);
  const d = `M${from}A${r} ${r} 0 0 1 ${to}L${innerTo}A${r - w} ${r - w} 0 0 0 ${innerFrom}Z`;
  return path(d, tone, [...roundAnchors(x, y, r), w]);
}

/** Where the arc of a quarter begins and ends, clockwise. */
function rightAngle(x: number, y: number, r: number, quadrant: Quadrant): [string, string] {
  if (quadrant === 'nw') return [`${x - r} ${y}`, `${x} ${y - r}`];
  if (quadrant === 'ne') return [`${x} ${y - r}`, `${x + r} ${y}`];
  if (quadrant === 'se') return [`${x + r} ${y}`, `${x} ${y + r}`];
  return [`${x} ${y + r}`, `${x - r} ${y}`];
}

/** A quarter disc with its right angle at (x, y). */
export function quarter(x: number, y: number, r: number, quadrant: Quadrant, tone: Tone): Form {
  const [from, to] = rightAngle(x, y, r, quadrant);
  return path(`M${x} ${y}L${from}A${r} ${r} 0 0 1 ${to}Z`, tone, roundAnchors(x, y, r));
}

export function quarterRing(
  x: number,
  y: number,
  r: number,
  w: number,
  quadrant: Quadrant,
  tone: Tone,
): Form {
  const [from, to] = rightAngle(x, y, r, quadrant);
  const [innerFrom, innerTo] = rightAngle(x, y, r - w, quadrant);
  const d = `M${from}A${r} ${r} 0 0 1 ${to}L${innerTo}A${r - w} ${r - w} 0 0 0 ${innerFrom}Z`;
  return path(d, tone, [...roundAnchors(x, y, r), w]);
}

/** Water: half discs of radius `r`, up and down in turn, filled to the foot of the board. */
export function wave(y: number, r: number, tone: Tone, from: number = 0): Form {
  const swing = `a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 0 ${2 * r} 0`;
  const swings = Math.ceil((BOARD.width - from) / (4 * r));
  return path(`M${from} ${y}${swing.repeat(swings)}V${BOARD.height}H${from}Z`, tone, [y, r, from]);
}

/** A square frame with its corner at (x, y), side `s` and width `w`. */
export function frame(x: number, y: number, s: number, w: number, tone: Tone): Form {
  return pane(x, y, s, s, w, tone);
}

export function pane(x: number, y: number, width: number, height: number, w: number, tone: Tone): Form {
  const inner = `M${x + w} ${y + w}v${height - 2 * w}h${width - 2 * w}v${2 * w - height}z`;
  return path(`M${x} ${y}h${width}v${height}h${-width}z${inner}`, tone, [x, y, width, height, w]);
}

/** A plumb line hanging from the upper edge; its bob begins at (x, y) and is the marker. */
export function plumb(x: number, y: number): Group {
  const line: Form = {
    tag: 'rect',
    geometry: { x: x - 1, y: 0, width: 2, height: y + 10 },
    tone: 'paper',
    anchors: [x, y],
  };
  return together(line, path(`M${x} ${y}l25 25l-25 50l-25 -50Z`, 'marker', [x, y]));
}

const HEAD = 25;
const NECK = 4;

/** The head of someone whose shoulders are a half disc of radius `r` with its foot at (x, y). */
export function head(x: number, y: number, r: number, tone: Tone): Form {
  return {
    tag: 'circle',
    geometry: { cx: x, cy: y - r - NECK - HEAD, r: HEAD },
    tone,
    anchors: [x, y, r],
  };
}
