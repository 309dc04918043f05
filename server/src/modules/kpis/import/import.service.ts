import type { kpiImport, PreviewRow } from '@metra/contract/kpi-import';
import type { Response as Answer, Body } from '@metra/contract/operation';
import type { Tx } from '../../../platform/database/database.ts';
import { uploadLimit } from '../../../platform/files/receive-file.ts';
import { withTemporaryFile } from '../../../platform/files/temporary-files.ts';
import { writeMeasured } from '../../../platform/files/write-measured.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import type { Upload } from '../../../platform/http/handlers.ts';
import { createBoundedQueue } from '../../../platform/limits/bounded-queue.ts';
import { createOnce } from '../../../platform/limits/idempotency.ts';
import { readDefinitions } from '../definitions/own-definitions.ts';
import type { KpiNeeds } from '../needs.ts';
import { retryOnOverlap } from '../records/retry-on-overlap.ts';
import { type AnalysedRow, analyse } from './analyse.ts';
import { previewRow } from './preview.views.ts';
import { type RowToRead, rowsOfTable } from './read-rows.ts';
import { readTable } from './read-table.ts';
import { writeImport } from './write-import.ts';

interface ImportCall extends Call {
  file: Upload | undefined;
}

type Settings = Body<typeof kpiImport.preview>;
type Sheet = Pick<Answer<typeof kpiImport.preview>, 'sheets' | 'sheet' | 'columns' | 'ignored'>;

/** Import of tables: first what would happen, then all of it or nothing. */
export function importService({ database, clock, catalogue, temporaryFolder }: KpiNeeds) {
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

  async function analysed({ actor, language }: Call, { numbers }: Settings, rows: readonly RowToRead[]) {
    const known = await catalogue();
    const { organisationId } = actor;
    const definitions = await readDefinitions(database.kysely, known, organisationId);
    const today = clock.today(actor.timeZone).toString();
    const needs = { db: database.kysely, catalogue: known, definitions, organisationId, today };
    return analyse({ ...needs, numbers: numbers ?? language }, rows);
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
      { confirmed, ...settings }: Body<typeof kpiImport.commit>,
    ): Promise<Answer<typeof kpiImport.commit>> {
      const { rows } = await rowsIn(call, settings);
      const { actor, language } = call;
      return retryOnOverlap(async () => {
        const found = await analysed(call, settings, rows);
        const write = async (tx: Tx) => {
          refuse(found, confirmed);
          const { organisationId, accountId } = actor;
          const writing = { organisationId, accountId, now: clock.now(), via: 'IMPORT', language } as const;
          return writeImport(tx, writing, found);
        };
        const content = rows.map(({ cells }) => cells);
        return once(call, write, content);
      });
    },
  };
}

const mostFields = 5000;

/** By the index of the row, so that a screen finds it whatever the lines of the file were. */
function refuse(rows: readonly AnalysedRow[], confirmed: boolean): void {
  const fieldsOf = (outcome: AnalysedRow['outcome']) =>
    rows
      .flatMap((row, index) =>
        row.outcome === outcome
          ? row.problems.map(({ column, key, detail }) => ({
              path: `rows/${index}/${column ?? ''}`.replace(/\/$/, ''),
              key,
              ...(detail !== null && { detail }),
            }))
          : [],
      )
      .slice(0, mostFields);
  const bad = fieldsOf('BAD');
  if (bad.length > 0) throw new DomainError('import.bad_rows', { fields: bad });
  const odd = fieldsOf('ODD');
  if (odd.length > 0 && !confirmed) throw new DomainError('kpi_record.implausible', { fields: odd });
}
