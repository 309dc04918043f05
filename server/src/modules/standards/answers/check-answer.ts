import type { FieldKey } from '@metra/contract/core/field-keys';
import { IsoDate } from '@metra/contract/core/primitives';
import { valueLimits } from '@metra/contract/shapes/kpi-shapes';
import { answerLimits, type CellValue, type DatapointValue } from '@metra/contract/shapes/standard-shapes';
import { Decimal } from '../../kpis/kpis.module.ts';
import type { StandardVersion, TableDefinition, ValueRules } from '../definitions/definition.ts';
import type { AnswerRow } from './answer.ts';

type Problem = { path: string; key: FieldKey };
type Checked<Value> = { value: Value } | { problem: FieldKey };
type Lists = StandardVersion['lists'];

const decimalText = /^-?\d{1,15}(?:\.\d{1,12})?$/;

/** Validates a value and normalises it: texts are trimmed, and numbers get their plainest form. */
export function checkValue(rules: ValueRules, value: DatapointValue, lists: Lists): Checked<DatapointValue> {
  const { type } = rules;
  if (type === 'BOOLEAN') return typeof value === 'boolean' ? { value } : { problem: 'type' };
  if (type === 'CHOICES') {
    if (!Array.isArray(value)) return { problem: 'type' };
    if (value.length === 0) return { problem: 'minItems' };
    if (new Set(value).size < value.length) return { problem: 'uniqueItems' };
    return value.every((code) => isMember(rules, code, lists))
      ? { value: inOrder(rules, value, lists) }
      : { problem: 'enum' };
  }
  if (typeof value !== 'string') return { problem: 'type' };
  const text = value.trim();
  if (text === '') return { problem: 'notBlank' };
  switch (type) {
    case 'TEXT':
      return { value: text };
    case 'STRING':
      if (/[\r\n]/.test(text)) return { problem: 'pattern' };
      return text.length <= answerLimits.string ? { value: text } : { problem: 'maxLength' };
    case 'CHOICE':
      return isMember(rules, text, lists) ? { value: text } : { problem: 'enum' };
    case 'DATE':
      return IsoDate.safeParse(text).success ? { value: text } : { problem: 'format' };
    default:
      return checkNumber(rules, text);
  }
}

const isMember = ({ codeList }: ValueRules, code: string, lists: Lists) =>
  codeList !== null && (lists.get(codeList)?.has(code) ?? false);

const inOrder = ({ codeList }: ValueRules, codes: readonly string[], lists: Lists): string[] =>
  [...(lists.get(codeList ?? '')?.keys() ?? [])].filter((code) => codes.includes(code));

function checkNumber({ type, minimum, maximum }: ValueRules, text: string): Checked<string> {
  if (!decimalText.test(text)) return { problem: 'pattern' };
  const number = new Decimal(text);
  if (number.precision() > valueLimits.digits) return { problem: 'multipleOf' };
  if ((type === 'INTEGER' || type === 'YEAR') && !number.isInteger()) return { problem: 'wholeNumber' };
  if (minimum !== null && number.lessThan(minimum)) return { problem: 'minimum' };
  if (maximum !== null && number.greaterThan(maximum)) return { problem: 'maximum' };
  return { value: number.isZero() ? '0' : number.toString() };
}

/**
 * Validates the rows of a table: their keys are known and unique, and their cells are valid. Empty sums within a row
 * are filled in.
 */
export function checkRows(
  table: TableDefinition,
  rows: readonly AnswerRow[],
  lists: Lists,
): { rows: AnswerRow[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const keys = table.codeList === null ? undefined : lists.get(table.codeList);
  const checked = rows.map((row, index) => {
    const key = row.key.trim();
    const at = `rows/${index}`;
    if (key === '') problems.push({ path: `${at}/key`, key: 'notBlank' });
    else if (keys && !keys.has(key)) problems.push({ path: `${at}/key`, key: 'enum' });
    else if (seen.has(key)) problems.push({ path: `${at}/key`, key: 'twice' });
    seen.add(key);
    if (row.cells.length > table.columns.length) problems.push({ path: `${at}/cells`, key: 'maxItems' });
    const cells = table.columns.map((column, place): CellValue => {
      const cell = row.cells[place] ?? null;
      if (cell === null || cell === '') return null;
      const result = checkValue(column, cell, lists);
      if ('problem' in result) {
        problems.push({ path: `${at}/cells/${place}`, key: result.problem });
        return null;
      }
      return Array.isArray(result.value) ? null : result.value;
    });
    if (cells.every((cell) => cell === null) && problems.length === 0)
      problems.push({ path: `${at}/cells`, key: 'required' });
    return { key, cells: withSums(table, cells) };
  });
  return { rows: checked, problems };
}

function withSums(table: TableDefinition, cells: readonly CellValue[]): CellValue[] {
  return table.columns.map(({ computed }, index) => {
    const cell = cells[index] ?? null;
    if (cell !== null || !computed || !('sum' in computed)) return cell;
    const parts = computed.sum.map(
      (name) => cells[table.columns.findIndex((column) => column.name === name)] ?? null,
    );
    const there = parts.filter((part) => typeof part === 'string');
    return there.length < parts.length
      ? null
      : there.reduce((sum, part) => sum.plus(part), new Decimal(0)).toString();
  });
}
