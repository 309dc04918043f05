import type { Focus } from '@metra/contract/shapes/images';

export const MIDDLE: Focus = { x: 0.5, y: 0.5 };

const STEP = 0.05;

const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100));

const STEPS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The point one step further by this key; undefined for keys that move nothing. */
export function stepped({ x, y }: Focus, key: string): Focus | undefined {
  const step = STEPS[key];
  return step && { x: within(x + step.x), y: within(y + step.y) };
}

/** The point that was pressed within a box. */
export const pointIn = (
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Focus => ({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
