import { textWidth } from './text-width.ts';
import { labelStep } from './thin-labels.ts';

export interface AxisLabel {
  index: number;
  text: string;
  x: number;
}

const ROOM_BETWEEN = 8;

/** Labels that would touch each other are left out. */
export function axisLabels(
  labels: readonly string[],
  x: (index: number) => number,
  roomEach: number,
  width: number,
): AxisLabel[] {
  const chosen = labels.some((label) => label === '')
    ? labels.map((_, index) => index).filter((index) => labels[index] !== '')
    : everyNth(labels.length, labelStep(labels, roomEach));
  const placed: AxisLabel[] = [];
  for (const index of chosen) {
    const text = labels[index] ?? '';
    const half = textWidth(text) / 2;
    const label = { index, text, x: Math.min(Math.max(x(index), half), width - half) };
    const before = placed.at(-1);
    if (!before || label.x - half > before.x + textWidth(before.text) / 2 + ROOM_BETWEEN) placed.push(label);
  }
  return placed;
}

function everyNth(count: number, step: number): number[] {
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
