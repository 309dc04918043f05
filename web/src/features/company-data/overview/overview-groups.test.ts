import type { OverviewRow } from '@metra/contract/kpi-history';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aKpiReference, anOverviewRow } from '../../../../test/kpi-builders.ts';
import { overviewGroups, SHOWN_AT_FIRST } from './overview-groups.ts';
import type { SectorData } from './overview-words.ts';

const target = {
  trackableGoalId: 1,
  goalName: 'Emissionen senken',
  active: true,
  baseline: null,
  target: null,
} satisfies OverviewRow['target'];

const unused = { inUse: false, latest: null } satisfies Partial<OverviewRow>;
const aRow = (id: number, given: Partial<OverviewRow> = {}) =>
  anOverviewRow({ kpi: aKpiReference({ id }), ...given });

const aSector = (...categories: OverviewRow[][]): SectorData => ({
  sector: 'e',
  kpis: categories.flat().length,
  withValue: 0,
  missingPeriods: 0,
  withGaps: 0,
  categories: categories.map((rows, index) => ({
    slug: `category-${index}`,
    name: `Category ${index}`,
    description: '',
    sector: 'e',
    icon: null,
    rows,
  })),
  switchedOff: [],
  uncategorised: [],
});

const idsOf = (data: SectorData, isWhole = false) =>
  overviewGroups(data, isWhole).map(({ rows }) => rows.map(({ kpi }) => kpi.id));

test('begins with the KPIs of the goals, whether they have a value or not', () => {
  const data = aSector([aRow(1), aRow(2, { latest: null, target })], [aRow(3, { target })]);
  expect(overviewGroups(data, false).map(({ of }) => of)).toEqual([
    'ofGoals',
    { slug: 'category-0', name: 'Category 0' },
  ]);
  expect(idsOf(data)).toEqual([[2, 3], [1]]);
});

test('shows what nobody uses on demand only', () => {
  const data = aSector([aRow(1, unused), aRow(2), aRow(3, { latest: null, reason: 'NOT_APPLICABLE' })]);
  expect(idsOf(data)).toEqual([[2, 3]]);
  expect(idsOf(data, true)).toEqual([[1, 2, 3]]);
});

test('loses no KPI and shows none twice; what was shown at first stays in the same order', () => {
  const rows = fc
    .array(fc.array(fc.record({ isUsed: fc.boolean(), isOfGoal: fc.boolean() }), { maxLength: 20 }), {
      maxLength: 6,
    })
    .map((categories) => {
      let id = 0;
      return categories.map((category) =>
        category.map(({ isUsed, isOfGoal }) => {
          id += 1;
          return aRow(id, { inUse: isUsed || isOfGoal, target: isOfGoal ? target : null });
        }),
      );
    });
  fc.assert(
    fc.property(rows, (categories) => {
      const data = aSector(...categories);
      const whole = idsOf(data, true).flat();
      const first = idsOf(data).flat();
      expect(whole.toSorted((a, b) => a - b)).toEqual(categories.flat().map(({ kpi }) => kpi.id));
      expect(first.length).toBeLessThanOrEqual(SHOWN_AT_FIRST);
      expect(whole.filter((id) => first.includes(id))).toEqual(first);
    }),
  );
});
