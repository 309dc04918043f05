import { type ErrorKey, errors, type FieldError } from '@metra/contract/core/errors';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { RecordProblem } from './record-write.ts';

/** The most severe problem names the error of the whole request. */
const severity: readonly ErrorKey[] = [
  'not_found.kpi',
  'not_found.kpi_record',
  'kpi.derived',
  'kpi.switched_off',
  'input.invalid',
  'conflict.version',
  'kpi_record.period_taken',
  'kpi_record.period_overlaps',
  'kpi_record.implausible',
];

const worst = (problems: readonly RecordProblem[]): ErrorKey | undefined =>
  severity.find((key) => problems.some(({ error }) => error === key));

const fieldOf = ({ field, key, detail }: RecordProblem, prefix = ''): FieldError => ({
  path: `${prefix}${field}`,
  key,
  ...(detail !== undefined && { detail }),
});

/** One error names everything that is wrong with the record. */
export function refuseRecord(problems: readonly RecordProblem[]): void {
  const error = worst(problems);
  if (error) throw new DomainError(error, { fields: problems.map((problem) => fieldOf(problem)) });
}

/** The error lists every bad row by its index; a row that can never be entered makes it a bad request. */
export function refuseRows(problems: readonly RecordProblem[]): void {
  const error = worst(problems);
  if (!error) return;
  const isBad = error === 'kpi.derived' || errors[error] !== 409;
  throw new DomainError(isBad ? 'input.invalid' : error, {
    fields: problems.map((problem) => fieldOf(problem, `rows/${problem.index}/`)),
  });
}
