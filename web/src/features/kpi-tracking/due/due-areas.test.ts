import type { KpiReference, Period, TrackingCategory } from '@metra/contract/shapes/kpi-shapes';
import { expect, test } from 'vitest';
import { type DueCategory, dueAreas } from './due-areas.ts';

const category = (slug: string): TrackingCategory => ({
  slug,
  name: slug,
  description: '',
  sector: 'e',
  icon: null,
});
const kpi: KpiReference = {
  id: 1,
  slug: 'electricity',
  name: 'Strom',
  sector: 'e',
  category: null,
  unit: { code: 'kW.h', label: 'kWh' },
  decimals: 0,
  aggregation: 'SUM',
  direction: 'LOWER',
  band: null,
  wholeNumber: false,
  frequency: 'MONTH',
  own: false,
  derived: false,
};
const month = (code: string): Period => ({ start: `${code}-01`, end: `${code}-28`, code });
const due = (slug: string, ...periods: Period[]): DueCategory => ({
  category: category(slug),
  periods: periods.length,
  entered: 3,
  gaps: 0,
  marks: [],
  items: periods.length > 0 ? [{ kpi, periods }] : [],
});

test('the longest overdue category comes first and a complete one last', () => {
  const areas = dueAreas(
    [due('complete'), due('new', month('2026-10')), due('late', month('2026-03'), month('2026-10'))],
    '2026-11-15',
  );
  expect(areas.map(({ category: one, overdue }) => [one?.slug, overdue])).toEqual([
    ['late', true],
    ['new', false],
    ['complete', false],
  ]);
});

test('a category links to the grid of its oldest missing period', () => {
  const [area] = dueAreas([due('late', month('2026-03'), month('2026-10'))], '2026-11-15');
  expect(area?.start).toEqual({ frequency: 'MONTH', period: '2026-03' });
});
