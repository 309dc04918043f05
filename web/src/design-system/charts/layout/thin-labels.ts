import { textWidth } from './text-width.ts';

const ROOM_BETWEEN = 10;
const ROUND_STEPS = [1, 2, 3, 4, 6, 12];

/** It is the smallest step at which no label touches the next one. */
export function labelStep(labels: readonly string[], roomEach: number): number {
  const widest = Math.max(0, ...labels.map((label) => textWidth(label)));
  const needed = (widest + ROOM_BETWEEN) / roomEach;
  return ROUND_STEPS.find((step) => step >= needed) ?? Math.ceil(needed);
}
