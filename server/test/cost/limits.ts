import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AmountName, type Amounts, amountNames, type Cost, keyOf } from './cost.ts';
import { leastCpu } from './judge.ts';

/** A limit has the form of a cost. */
export type Limits = ReadonlyMap<string, Cost>;

const file = join(import.meta.dirname, 'limits.txt');

const explanation = `# The limits of what each operation costs, written by \`npm run costs\`; docs/testing.md explains them.
# "2, then 1" means 2 for the first call after a change and 1 for further calls; "-" means that it is not judged.
`;
const header = ['# operation', 'company', ...amountNames];
const nothing = '-';
const then = ', then ';

export const readLimits = (): Limits => limitsIn(readFileSync(file, 'utf8'));

export const writeLimits = (limits: Limits): void => writeFileSync(file, textOf(limits));

export const limitsIn = (text: string): Limits =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map(limitIn)
      .map((limit) => [keyOf(limit), limit]),
  );

function limitIn(line: string): Cost {
  const [operation = '', company = '', ...cells] = line.split(/ {2,}/);
  const pairs = cells.map((cell) => cell.split(then));
  return {
    operation,
    company,
    first: pairs.some((pair) => pair.length > 1) ? amountsIn(pairs.map(([first]) => first)) : undefined,
    further: amountsIn(pairs.map((pair) => pair.at(-1))),
  };
}

function amountsIn(cells: readonly (string | undefined)[]): Amounts {
  const [statements = 0, rows = 0, bytes = 0, cpu = 0] = cells.map((cell) =>
    cell === nothing ? leastCpu : Number(cell),
  );
  return { statements, rows, bytes, cpu };
}

export function textOf(limits: Limits): string {
  const lines = [...limits.values()].map((limit) => [limit.operation, limit.company, ...cellsOf(limit)]);
  return `${explanation}${[header, ...lines].map(lineOf).join('\n')}\n`;
}

/** The widths are fixed, so that a change of one line leaves the others as they are. */
const widths = [42, 10, 10, 18, 16, 0];

const lineOf = (cells: readonly string[]): string =>
  cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');

/** The cells of the file for each amount. */
export const cellsOf = ({ first, further }: Cost): string[] =>
  amountNames.map((amount) => {
    const cells = [first ?? further, further].map((amounts) => cellOf(amount, amounts));
    return [...new Set(cells)].join(then);
  });

const cellOf = (amount: AmountName, { [amount]: value }: Amounts): string =>
  amount === 'cpu' && value <= leastCpu ? nothing : String(value);
