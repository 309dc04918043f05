import type { CellValue, DatapointValue } from '@metra/contract/shapes/standard-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import { readDelivered } from '../../../platform/delivered-files.ts';
import type { DemoValues } from '../../kpis/kpis.module.ts';
import { answerWrites, saveIdentifiers } from '../answers/answers.store.ts';
import { checkRows, checkValue } from '../answers/check-answer.ts';
import { type StandardVersion, versionFor } from '../definitions/definition.ts';
import { standardsStore } from '../definitions/standards.store.ts';
import { fittedRows } from './fitted-rows.ts';

interface DemoAnswer {
  name: string;
  value?: DatapointValue;
  rows?: { key: string; cells: CellValue[] }[];
  state?: 'NOT_APPLICABLE';
  reason?: string;
  /** True if the answer is confirmed to be the same as in the previous year. */
  carried?: boolean;
}

interface DemoAnswers {
  registerNumber: string;
  years: { year: number; answers: DemoAnswer[] }[];
}

interface Author {
  organisationId: number;
  accountId: number;
  now: Date;
}

/** Writes the answers of the demo company, moved by this number of years. */
export async function writeDemoAnswers(
  tx: Tx,
  { organisationId, accountId, now }: Author,
  { years: moved, values }: { years: number; values: DemoValues },
): Promise<void> {
  const { registerNumber, years } = readDelivered<DemoAnswers>('demo-answers');
  const store = standardsStore(tx);
  await saveIdentifiers(tx, organisationId, { lei: null, registerNumber });
  for (const { year, answers } of years) {
    const line = versionFor(await store.versions(), year + moved);
    const version = line && (await store.read(line.slug));
    if (!version) return;
    const writes = answerWrites(tx, organisationId, version.id, year + moved);
    const at = now.toISOString();
    await writes.save(
      answers.map((answer) => ({
        name: answer.name,
        state: answer.state ?? 'ANSWERED',
        value: checkedValue(version, answer, moved),
        reason: answer.reason ?? null,
        remark: null,
        language: 'de',
        responsibleId: null,
        confirmedAt: answer.carried ? at : null,
        confirmedBy: answer.carried ? accountId : null,
        changedAt: at,
        changedBy: accountId,
      })),
    );
    for (const { name, rows } of answers)
      if (rows) {
        const fitted = fittedRows(name, rows, (kpi) => values(kpi, year + moved));
        await writes.replaceRows(name, checkedRows(version, name, fitted));
      }
  }
}

function checkedValue(
  version: StandardVersion,
  { name, value }: DemoAnswer,
  moved: number,
): DatapointValue | null {
  if (value === undefined) return null;
  const datapoint = version.disclosures
    .flatMap(({ datapoints }) => datapoints)
    .find((each) => each.name === name);
  if (!datapoint) throw new Error(`The demo answers "${name}", which its standard does not ask for`);
  const written = datapoint.type === 'YEAR' ? String(Number(value) + moved) : value;
  const checked = checkValue(datapoint, written, version.lists);
  if ('problem' in checked) throw new Error(`The demo answers "${name}" wrongly: ${checked.problem}`);
  return checked.value;
}

function checkedRows(version: StandardVersion, name: string, rows: NonNullable<DemoAnswer['rows']>) {
  const table = version.disclosures.flatMap(({ tables }) => tables).find((each) => each.name === name);
  if (!table) throw new Error(`The demo fills in "${name}", which its standard does not have`);
  const checked = checkRows(table, rows, version.lists);
  const [problem] = checked.problems;
  if (problem) throw new Error(`The demo fills in "${name}" wrongly: ${problem.path} ${problem.key}`);
  return checked.rows;
}
