import { join } from 'node:path';
import type { FrozenReport } from '@metra/contract/operations/frozen-reports';
import { createAuditLog } from '../../server/src/platform/audit-log.ts';
import { createFolderStore } from '../../server/src/platform/files/folder-store.ts';
import type { Platform } from '../../server/src/platform/platform.ts';
import type { Machine, SignedInAccount } from '../../server/test/factories/accounts.ts';
import { aFrozenReport } from '../../server/test/factories/frozen-reports.ts';
import type { Strategist } from '../dashboard/fixtures.ts';
import { expect } from '../fixtures.ts';
import type { ServedProgram } from '../program.ts';

/** A busy machine may take this long to create the files of a report. */
export const FILES_MS = 150_000;

/** Freezes a past year through the API, and waits for the files. */
export async function frozenReport({ api }: Strategist): Promise<FrozenReport> {
  let id = 0;
  // A busy machine may ask for a retry; the key makes all attempts create one report.
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

/**
 * A frozen year that is written directly to the program's database and folder with files that were not printed, for
 * tests of later steps. Printing takes seconds; `e2e/accessible-states/reporting.ts` freezes with a click and waits
 * for it.
 */
export async function unprintedReport(
  { program, machine, strategist }: { program: ServedProgram; machine: Machine; strategist: Strategist },
  replaces?: FrozenReport,
): Promise<FrozenReport> {
  const { api } = strategist;
  const { id, organisation } = await api.auth.getLogin();
  const platform = {
    ...machine,
    audit: createAuditLog(machine.clock),
    configuration: { publicUrl: program.address },
    files: createFolderStore({
      folder: join(program.dataDir, 'files'),
      temporaryFolder: join(program.dataDir, 'temporary'),
    }),
    // Otherwise the program would print the report as well.
    jobs: { enqueue: async () => {} },
  } as unknown as Platform;
  const author = { id, organisationId: organisation.id } as SignedInAccount;
  const report = await aFrozenReport(platform, author, replaces && { replaces });
  return api.frozenReports.read({ params: { frozenReportId: report.id } });
}
