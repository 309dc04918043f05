import { randomUUID } from 'node:crypto';
import type { Response as Answer, Body } from '@metra/contract/core/operation';
import type { kpiImport, PreviewRow } from '@metra/contract/operations/kpi-import';
import type { Tx } from '../../../platform/database/database.ts';
import { isExclusionViolation } from '../../../platform/database/database-errors.ts';
import { uploadLimit } from '../../../platform/files/receive-file.ts';
import { withTemporaryFile } from '../../../platform/files/temporary-files.ts';
import { writeMeasured } from '../../../platform/files/write-measured.ts';
import { assertUnchanged } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import type { Upload } from '../../../platform/http/handlers.ts';
import { createBoundedQueue } from '../../../platform/limits/bounded-queue.ts';
import { createOnce } from '../../../platform/limits/idempotency.ts';
import { batchStore } from '../batches/batches.store.ts';
import { calendarOf } from '../calendar.ts';
import { definitionStore } from '../definitions/definitions.store.ts';
import type { KpiNeeds } from '../needs.ts';
import { crossChecksService } from '../records/cross-checks.service.ts';
import { recordContextStore } from '../records/record-context.store.ts';
import { writtenBy } from '../records/record-write.ts';
import { lockKpisForWriting } from '../records/records.store.ts';
import { slices } from '../records/slices.ts';
import { type AnalysedRow, analyse, askAbout, readRows } from './analyse.ts';
import { previewRow } from './preview.views.ts';
import { type RowToRead, rowsOfTable } from './read-rows.ts';
import { readTable } from './read-table.ts';
import { refuseImport } from './refuse-import.ts';

interface ImportCall extends Call {
  file: Upload | undefined;
}

type Settings = Body<typeof kpiImport.preview>;
type Sheet = Pick<Answer<typeof kpiImport.preview>, 'sheets' | 'sheet' | 'columns' | 'ignored'>;

/** An import first shows its effects and then writes all rows or none. */
export function importService(needs: KpiNeeds) {
  const { database, clock, catalogue, temporaryFolder } = needs;
  const crossChecks = crossChecksService(needs);
  const once = createOnce({ database, clock });
  const readers = createBoundedQueue({ atOnce: 2, waiting: 20 });

  async function rowsIn({ file, language }: ImportCall, { numbers, sheet }: Settings) {
    if (!file) throw invalid('file', 'required');
    const point = (numbers ?? language) === 'de' ? ',' : '.';
    return withTemporaryFile(temporaryFolder, async (path) => {
      const { size } = await writeMeasured(path, file.stream, uploadLimit);
      if (size === 0) throw invalid('file', 'minLength');
      const read = await readers.run(() => readTable({ path, sheet, point }));
      const none: Sheet = { sheets: [], sheet: null, columns: [], ignored: [] };
      return 'rows' in read
        ? { about: none, rows: read.rows.map((cells): RowToRead => ({ cells, problems: [] })) }
        : { about: read.table, rows: rowsOfTable(read.table) };
    });
  }

  async function analysed(
    { actor, language }: Call,
    { numbers, quality }: Settings,
    rows: readonly RowToRead[],
  ) {
    const { organisationId } = actor;
    const calendar = calendarOf(clock, actor);
    const db = database.kysely;
    const known = await catalogue();
    const definitions = await definitionStore(db, organisationId).read(known);
    const read = await readRows(rows, definitions, {
      numbers: numbers ?? language,
      firstMonth: calendar.firstMonth,
      quality,
    });
    const writes = read.flatMap(({ write }) => write ?? []);
    const context = await recordContextStore(db, organisationId).read(known, writes);
    const found = await analyse(read, { ...context, calendar });
    const records = found.flatMap(({ checked, outcome }, index) =>
      checked && outcome !== 'BAD' && outcome !== 'UNCHANGED' ? [{ ...checked, index }] : [],
    );
    for (const problem of await crossChecks(db, actor, records, language)) askAbout(found, problem);
    return found;
  }

  /**
   * Writes the rows that the analysis marked. A concurrent change of one of the records makes the whole import fail.
   */
  async function write(tx: Tx, call: Call, rows: readonly AnalysedRow[], fileName: string | null) {
    const { organisationId, accountId } = call.actor;
    const now = clock.now();
    const records = rows.flatMap(({ outcome, checked }) =>
      checked && (outcome === 'NEW' || outcome === 'CHANGES' || outcome === 'ODD')
        ? [{ ...checked, confirmed: checked.confirmed || outcome === 'ODD' }]
        : [],
    );
    if (records.length === 0) return { created: 0, changed: 0, unchanged: rows.length, batchId: null };
    const batchId = randomUUID();
    const values = records.length;
    await batchStore(tx, organisationId).add({ id: batchId, kind: 'FILE', fileName, values, accountId, now });
    const by = writtenBy(call, now, { via: 'IMPORT', batchId });
    const store = await lockKpisForWriting(
      tx,
      organisationId,
      records.map(({ kpi_id }) => kpi_id),
    );
    const toMake = records.filter(({ changes }) => changes === null);
    const toChange = records.filter(({ changes }) => changes !== null);
    for (const slice of slices(toMake)) await store.insert(slice, by);
    for (const slice of slices(toChange)) {
      const changed = await store.update(slice, by);
      assertUnchanged(changed.length === slice.length);
    }
    const unchanged = rows.length - records.length;
    return { created: toMake.length, changed: toChange.length, unchanged, batchId };
  }

  return {
    async preview(call: ImportCall, settings: Settings): Promise<Answer<typeof kpiImport.preview>> {
      const { about, rows } = await rowsIn(call, settings);
      const found = await analysed(call, settings, rows);
      const count = (outcome: PreviewRow['outcome']) => found.filter((row) => row.outcome === outcome).length;
      return {
        sheets: about.sheets,
        sheet: about.sheet,
        columns: about.columns,
        ignored: about.ignored,
        counts: {
          new: count('NEW'),
          changes: count('CHANGES'),
          unchanged: count('UNCHANGED'),
          bad: count('BAD'),
          odd: count('ODD'),
        },
        rows: found.map((row) => previewRow(row, call.language)),
      };
    },

    async commit(
      call: ImportCall,
      { confirmed, fileName, ...settings }: Body<typeof kpiImport.commit>,
    ): Promise<Answer<typeof kpiImport.commit>> {
      const { rows } = await rowsIn(call, settings);
      const content = rows.map(({ cells }) => cells);
      return retryOnOverlap(async () => {
        const found = await analysed(call, settings, rows);
        const work = async (tx: Tx) => {
          refuseImport(found, confirmed);
          return write(tx, call, found, fileName ?? (call.file?.fileName || null));
        };
        return once(call, work, content);
      });
    },
  };
}

const attempts = 3;

/**
 * Comparing a table takes long, so it happens before the lock on its records. If somebody enters one of its periods
 * meanwhile, the table is compared again and then finds the new record.
 */
async function retryOnOverlap<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isExclusionViolation(error, 'kpi_records_no_overlap')) throw error;
      if (attempt === attempts) throw new DomainError('conflict.version', { cause: error });
    }
  }
}
