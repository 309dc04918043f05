import { expect, test } from 'vitest';
import { pointIn, stepped } from './focus-steps.ts';

test('arrow keys move the point by a twentieth and stop at the edges', () => {
  expect(stepped({ x: 0.5, y: 0.5 }, 'ArrowLeft')).toEqual({ x: 0.45, y: 0.5 });
  expect(stepped({ x: 0.5, y: 0.5 }, 'ArrowDown')).toEqual({ x: 0.5, y: 0.55 });
  expect(stepped({ x: 0.98, y: 0 }, 'ArrowRight')).toEqual({ x: 1, y: 0 });
  expect(stepped({ x: 0.5, y: 0 }, 'ArrowUp')).toEqual({ x: 0.5, y: 0 });
  expect(stepped({ x: 0.5, y: 0.5 }, 'Enter')).toBeUndefined();
});

test('a press is a share of the picture, never beyond it', () => {
  const box = { left: 100, top: 50, width: 200, height: 100 };
  expect(pointIn(box, { clientX: 150, clientY: 125 })).toEqual({ x: 0.25, y: 0.75 });
  expect(pointIn(box, { clientX: 99, clientY: 300 })).toEqual({ x: 0, y: 1 });
});
