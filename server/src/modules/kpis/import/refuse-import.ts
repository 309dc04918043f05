import { DomainError } from '../../../platform/http/domain-error.ts';
import type { AnalysedRow } from './analyse.ts';

const mostFields = 5000;

/** Errors name the index of a row, so that a screen finds it independently of the lines of the file. */
export function refuseImport(rows: readonly AnalysedRow[], confirmed: boolean): void {
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
