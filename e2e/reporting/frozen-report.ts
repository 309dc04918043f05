import type { FrozenReport } from '@metra/contract/frozen-reports';
import type { Strategist } from '../dashboard/fixtures.ts';
import { expect } from '../fixtures.ts';

/** A machine that does something else as well may take this long to make the files of a report. */
export const FILES_MS = 150_000;

/** Freezes a year that is over without the screen, and waits for the files. */
export async function frozenReport({ api }: Strategist): Promise<FrozenReport> {
  let id = 0;
  // A busy machine may say that it is not ready yet; the key makes one report of all attempts.
  await expect(async () => {
    const request = { params: { year: 2025 }, body: {} };
    ({ id } = await api.frozenReports.freeze(request, { idempotencyKey: 'first' }));
  }).toPass();
  const read = () => api.frozenReports.read({ params: { frozenReportId: id } });
  await expect.poll(async () => (await read()).state, { timeout: FILES_MS }).toBe('VALID');
  return read();
}

/** The valid frozen report of a year. */
export async function frozenReportOf(api: Strategist['api'], year: number): Promise<FrozenReport> {
  const { items } = await api.reports.years();
  const id = items.find((one) => one.year === year)?.frozen?.id;
  if (id === undefined) throw new Error(`The report of ${year} is not frozen.`);
  return api.frozenReports.read({ params: { frozenReportId: id } });
}
