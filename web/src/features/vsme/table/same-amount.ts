import type { DisclosuresOfYear, DisclosureTable } from '@metra/contract/shapes/standard-shapes';

/** Columns whose sum is told by a datapoint of its own as well. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['TotalWasteRecycledReusedAndDirectedToDisposalMass', 'TotalWasteGeneratedMass'],
  ['NumberOfEmployeesForCountryOfEmploymentContract', 'NumberOfEmployees'],
]);
const CLOSE = 1e-9;
const HALF = 0.5;

/** Whether a table adds up to what a KPI says; undefined where there is nothing to compare. */
export function sameAmount(
  table: DisclosureTable,
  year: DisclosuresOfYear,
): { label: string; equal: boolean; value: number; sum: number } | undefined {
  for (const { name, sum, decimals } of table.columns) {
    const other = year.disclosures
      .flatMap(({ datapoints }) => datapoints)
      .find((datapoint) => datapoint.name === SAME.get(name) && datapoint.source === 'KPI');
    if (!other || sum === null || typeof other.value !== 'string') continue;
    const [own, told] = [Number(sum), Number(other.value)];
    // People are counted in whole numbers, also where their mean over a year is none.
    const rounding = decimals === 0 ? HALF : 0;
    const equal = Math.abs(own - told) <= rounding + Math.max(Math.abs(own), Math.abs(told)) * CLOSE;
    return { label: other.kpis[0]?.name ?? other.label, equal, value: told, sum: own };
  }
  return undefined;
}
