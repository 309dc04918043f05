import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { commonMonths } from '../rules/common-months.ts';
import { coverageOf, isSettled, type WindowCoverage } from '../rules/completeness.ts';
import { comparesParts } from '../rules/formula.ts';
import type { Months } from '../rules/period.ts';
import { countedRecord, type EnteredRecord, hasValue, type KnownRecords, spanIn } from './entered-records.ts';
import { keyOf, madeFor, recordsInWindows } from './records-in-windows.ts';

export type InputCoverage = ReturnType<typeof inputCoverage>;

/** Returns which months the entered KPIs cover, and which of them count in a formula. */
export function inputCoverage(
  definitions: Definitions,
  { records, begins }: KnownRecords,
  firstMonth: number,
) {
  const isOff = ({ id }: KpiDefinition): boolean => definitions.switchedOff.has(id);
  const counted = records.map((record) => countedRecord(record, definitions.byId.get(record.kpiId)));
  const { of: recordsOfId, within: withinOfId } = recordsInWindows(counted);
  const recordsOf = (kpi: KpiDefinition): readonly EnteredRecord[] => recordsOfId(kpi.id);
  const within = (kpi: KpiDefinition, window: Months): readonly EnteredRecord[] => withinOfId(kpi.id, window);

  // Settled records are few and apply to every month that they overlap, whatever their length.
  const settled = Map.groupBy(
    counted.filter(({ reason }) => isSettled(reason)),
    ({ kpiId }) => kpiId,
  );
  const coverages = new Map<number, Map<number, WindowCoverage>>();
  /** Returns the coverage of an entered KPI. */
  function coverage(leaf: KpiDefinition, window: Months): WindowCoverage {
    const ofLeaf = madeFor(coverages, leaf.id);
    const key = keyOf(window);
    const before = ofLeaf.get(key);
    if (before) return before;
    const there = within(leaf, window);
    const without = settled.get(leaf.id);
    const told = coverageOf(without ? [...there.filter(hasValue), ...without] : there, window, firstMonth);
    // Values of an unused KPI count, but none are missing.
    const found = isOff(leaf) ? { ...told, uncovered: [] } : told;
    ofLeaf.set(key, found);
    return found;
  }

  /** An optional input without any record was not chosen, so nothing is missing. */
  const expected = new Map<KpiDefinition, readonly KpiDefinition[]>();
  function expectedLeaves(kpi: KpiDefinition): readonly KpiDefinition[] {
    const before = expected.get(kpi);
    if (before) return before;
    const required = definitions.requiredLeavesOf(kpi);
    const leaves = definitions.leavesOf(kpi).filter((leaf) => begins.has(leaf.id) || required.includes(leaf));
    expected.set(kpi, leaves);
    return leaves;
  }

  const common = new Map<KpiDefinition, Map<number, ReadonlySet<number> | undefined>>();
  const alike = new Map<string, ReadonlySet<number>>();
  /**
   * Returns the months that count where a formula compares amounts, because ten months of waste are not a share of
   * eight months. Returns undefined if the whole window is known, and for plain sums, which only become smaller.
   */
  function commonOf(kpi: KpiDefinition, window: Months): ReadonlySet<number> | undefined {
    if (!kpi.expression || !comparesParts(kpi.expression)) return undefined;
    const ofKpi = madeFor(common, kpi);
    const key = keyOf(window);
    if (!ofKpi.has(key)) ofKpi.set(key, monthsOfAmounts(kpi, window));
    return ofKpi.get(key);
  }

  /**
   * States and rates apply to the window however often they were entered; only amounts must cover the same months.
   */
  function monthsOfAmounts(kpi: KpiDefinition, window: Months): ReadonlySet<number> | undefined {
    const amounts = expectedLeaves(kpi).filter(({ aggregation }) => aggregation === 'SUM');
    if (amounts.every((leaf) => coverage(leaf, window).uncovered.length === 0)) return undefined;
    const required = definitions.requiredLeavesOf(kpi);
    const months = commonMonths(
      amounts.map((leaf) => {
        const begin = begins.get(leaf.id);
        // An optional input that starts later counts as zero before its start and is reported as a gap.
        const notYet = begin !== undefined && begin > window.first && !required.includes(leaf);
        return {
          values: within(leaf, window)
            .filter(hasValue)
            .map((record) => spanIn(record, window)),
          free: [
            ...(isOff(leaf) ? [window] : (settled.get(leaf.id) ?? [])),
            ...(notYet ? [{ first: window.first, last: begin - 1 }] : []),
          ],
        };
      }),
      window,
    );
    // Equal months share one set, so that cached results are found again.
    const text = months.size === 0 ? '' : [...months].join();
    const before = alike.get(text);
    if (!before) alike.set(text, months);
    return before ?? months;
  }

  return { isOff, recordsOf, within, coverage, expectedLeaves, commonOf };
}
