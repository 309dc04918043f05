import type { MapSize } from './map-view.ts';
import type { Point } from './projection.ts';

export interface Named {
  at: Point;
  text: string;
}

export interface Label extends Named {
  anchor: 'start' | 'end' | 'middle';
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** This is a rough width of the map's letters. It only needs to be large enough. */
const LETTER = 6.6;
const LINE = 14;
const BESIDE = 10;
const MOST = 7;

/** Places as many names beside their marks as fit without an overlap, the first ones first. */
export function placedLabels(named: readonly Named[], size: MapSize, taken: readonly Box[]): Label[] {
  const boxes = [...taken, ...named.map(({ at }) => boxAround(at))];
  const labels: Label[] = [];
  for (const each of named) {
    if (labels.length >= MOST) break;
    if (each.text === '') continue;
    const free = positions(each).find(
      ({ box }) => isInside(box, size) && !boxes.some((other) => overlap(box, other)),
    );
    if (!free) continue;
    boxes.push(free.box);
    labels.push(free.label);
  }
  return labels;
}

const boxAround = ({ x, y }: Point): Box => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 });

function positions({ at, text }: Named): { box: Box; label: Label }[] {
  const wide = text.length * LETTER;
  const label = (anchor: Label['anchor'], x: number, y: number): Label => ({ at, text, anchor, x, y });
  const box = (left: number, baseline: number): Box => ({
    left,
    right: left + wide,
    top: baseline - LINE + 3,
    bottom: baseline + 3,
  });
  const { x, y } = at;
  return [
    { box: box(x + BESIDE, y + 4), label: label('start', x + BESIDE, y + 4) },
    { box: box(x - BESIDE - wide, y + 4), label: label('end', x - BESIDE, y + 4) },
    { box: box(x - wide / 2, y - BESIDE), label: label('middle', x, y - BESIDE) },
    { box: box(x - wide / 2, y + BESIDE + LINE - 3), label: label('middle', x, y + BESIDE + LINE - 3) },
  ];
}

const isInside = ({ left, right, top, bottom }: Box, { width, height }: MapSize): boolean =>
  left > 4 && right < width - 4 && top > 4 && bottom < height - 4;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
