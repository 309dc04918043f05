export interface RingTick {
  angle: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  filled: boolean;
}

export interface RingLayout {
  ticks: RingTick[];
  hand: { x1: number; y1: number; x2: number; y2: number };
}

const TICK = 10;
const LONG_TICK = 14;
const MARGIN = 4;

/** The hand replaces the ticks that it would cover. */
export function ringLayout(share: number, size: number, count: number): RingLayout {
  const bounded = Math.max(0, Math.min(1, share));
  const middle = size / 2;
  const outer = middle - MARGIN;
  const spot = (angle: number, radius: number) => ({
    x: middle + Math.sin(angle) * radius,
    y: middle - Math.cos(angle) * radius,
  });
  const handAngle = bounded * 2 * Math.PI;
  const ticks = Array.from({ length: count }, (_, index) => index)
    .filter((index) => distanceOnRing(index, bounded * count, count) >= 0.75)
    .map((index) => {
      const angle = (index / count) * 2 * Math.PI;
      const inner = spot(angle, outer - (index % (count / 12) === 0 ? LONG_TICK : TICK));
      const end = spot(angle, outer);
      return { angle, x1: inner.x, y1: inner.y, x2: end.x, y2: end.y, filled: index < bounded * count };
    });
  const from = spot(handAngle, outer - 18);
  const to = spot(handAngle, outer + 3);
  return { ticks, hand: { x1: from.x, y1: from.y, x2: to.x, y2: to.y } };
}

function distanceOnRing(a: number, b: number, count: number): number {
  const apart = Math.abs(a - b) % count;
  return Math.min(apart, count - apart);
}
