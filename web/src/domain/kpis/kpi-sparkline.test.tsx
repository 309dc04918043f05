import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KpiSparkline } from './kpi-sparkline.tsx';

afterEach(cleanup);

/** A star marks a value with gaps. */
function drawn(...values: readonly (number | null | `${number}*`)[]) {
  const points = values.map((value, index) => ({
    period: `2026-${String(index + 1).padStart(2, '0')}`,
    value: value === null ? null : Number.parseFloat(String(value)),
    whole: typeof value === 'number',
  }));
  const { container } = render(<KpiSparkline points={points} sector="e" />);
  const end = container.querySelector('.sparkline-end');
  return {
    lines: [...container.querySelectorAll('polyline')].map(
      (line) => line.getAttribute('points')?.split(' ').length,
    ),
    end: end && (end.hasAttribute('data-hollow') ? 'hollow' : 'full'),
  };
}

test('leads through what is whole', () => {
  expect(drawn(4, 5, 6)).toEqual({ lines: [3], end: 'full' });
  expect(drawn(4, 5, null, 6, 7)).toEqual({ lines: [2, 2], end: 'full' });
});

test('leaves out what has gaps, and leads to no newest value that has some', () => {
  expect(drawn(4, 5, '1*', 6, 7)).toEqual({ lines: [2, 2], end: 'full' });
  expect(drawn(4, 5, '1*')).toEqual({ lines: [2], end: 'hollow' });
  expect(drawn('1*', '3*', '2*')).toEqual({ lines: [], end: 'hollow' });
});
