import type {
  Datapoint,
  DatapointValue,
  DisclosuresOfYear,
  TableColumn,
} from '@metra/contract/shapes/standard-shapes';
import type { TestApp } from '../app/test-app.ts';
import type { SignedInAccount } from './accounts.ts';

/** A valid value for a datapoint or a column. */
export function anAnswer({
  type,
  name,
  options,
  codeList,
}: Pick<Datapoint | TableColumn, 'type' | 'name' | 'options' | 'codeList'>): DatapointValue {
  const code = options?.[0]?.code ?? (codeList === 'country' ? 'country:DE' : 'nace:NACE_C2511');
  switch (type) {
    case 'BOOLEAN':
      return true;
    case 'CHOICE':
      return name === 'BasisForPreparation' ? (options?.[1]?.code ?? code) : code;
    case 'CHOICES':
      return options ? options.slice(0, 3).map((option) => option.code) : [code];
    case 'DATE':
      return '2027-03-31';
    case 'YEAR':
      return '2030';
    case 'INTEGER':
      return '3';
    case 'NUMBER':
    case 'PERCENT':
    case 'MONEY':
      return name === 'NumberOfEmployees' ? '200' : '12.5';
    default:
      return 'Wir sagen es in einem Satz';
  }
}

/** Answers everything in a standard, as rows. */
export async function everyAnswer(
  { platform }: TestApp,
  { organisationId }: SignedInAccount,
  { year, standard, disclosures }: DisclosuresOfYear,
): Promise<void> {
  const { kysely } = platform.database;
  const { id } = await kysely
    .selectFrom('standard_versions')
    .select('id')
    .where('slug', '=', standard.version)
    .executeTakeFirstOrThrow();
  const of = { organisation_id: organisationId, year, version_id: id };
  const about = {
    ...of,
    state: 'ANSWERED' as const,
    language: 'de' as const,
    changed_at: platform.clock.now(),
  };
  const datapoints = disclosures.flatMap((disclosure) => disclosure.datapoints);
  const tables = disclosures.flatMap((disclosure) => disclosure.tables);
  await kysely
    .insertInto('disclosure_answers')
    .values([
      ...datapoints.map((each) => ({ ...about, name: each.name, value: JSON.stringify(anAnswer(each)) })),
      ...tables.map(({ name }) => ({ ...about, name, value: null })),
    ])
    .execute();
  await kysely
    .insertInto('disclosure_rows')
    .values(
      tables.map(({ name, axis, columns }) => ({
        ...of,
        name,
        key: axis.options?.[0]?.code ?? keys[axis.codeList ?? ''] ?? 'Werk 1',
        position: 0,
        cells: JSON.stringify(columns.map(anAnswer)),
      })),
    )
    .execute();
}

const keys: Readonly<Record<string, string>> = {
  country: 'country:DE',
  waste: 'waste:W-010101-Non-Hazardous-WastesFromMineralMetalliferousExcavationMember',
};
