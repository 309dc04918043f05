import type { DatapointType, ReportModules } from '@metra/contract/shapes/standard-shapes';
import type { Db } from '../../../platform/database/database.ts';
import type {
  AppliesRule,
  CodeMember,
  ComputedRule,
  DatapointDefinition,
  DisclosureDefinition,
  StandardVersion,
  TableDefinition,
} from './definition.ts';

/** The delivered standards. */
export const standardsStore = (db: Db) => ({
  /** The versions by standard, with the product's first standard in front. */
  versions: () =>
    db
      .selectFrom('standard_versions as v')
      .innerJoin('standards as s', 's.id', 'v.standard_id')
      .select(['v.slug', 's.slug as standard', 'v.from_year as fromYear', 'v.published_on as publishedOn'])
      .orderBy('s.position')
      .orderBy('s.id')
      .orderBy('v.from_year')
      .orderBy('v.id')
      .execute(),

  async read(slug: string): Promise<StandardVersion | undefined> {
    const version = await db
      .selectFrom('standard_versions as v')
      .innerJoin('standards as s', 's.id', 'v.standard_id')
      .selectAll('v')
      .select(['s.slug as standard', 's.translations'])
      .where('v.slug', '=', slug)
      .executeTakeFirst();
    if (!version) return undefined;
    const members = await db
      .selectFrom('standard_members')
      .selectAll()
      .where('version_id', '=', version.id)
      .orderBy('position')
      .execute();
    const disclosures = await db
      .selectFrom('standard_disclosures')
      .selectAll()
      .where('version_id', '=', version.id)
      .orderBy('position')
      .execute();
    const datapoints = await db
      .selectFrom('standard_datapoints')
      .selectAll()
      .where('version_id', '=', version.id)
      .orderBy('position')
      .execute();
    const rowsOf = Map.groupBy(datapoints, ({ disclosure_id }) => disclosure_id);
    return {
      id: version.id,
      slug: version.slug,
      standard: version.standard,
      translations: version.translations,
      publishedOn: version.published_on,
      fromYear: version.from_year,
      source: version.source,
      entryPoint: version.entry_point,
      namespaces: version.namespaces as Record<string, string>,
      modulesFrom: version.modules_from,
      comprehensive: version.comprehensive,
      disclosures: disclosures.map((row) => disclosureOf(row, rowsOf.get(row.id) ?? [])),
      lists: listsOf(members),
    };
  },
});

type DatapointRow = Awaited<ReturnType<typeof datapointRowsOf>>[number];
/** The query is only needed for its type. */
const datapointRowsOf = (db: Db) => db.selectFrom('standard_datapoints').selectAll().execute();

function disclosureOf(
  row: { id: number; code: string; module: string; sector: string; translations: unknown },
  rows: readonly DatapointRow[],
): DisclosureDefinition {
  const columnsOf = Map.groupBy(
    rows.filter(({ table_name }) => table_name !== null),
    ({ table_name }) => table_name,
  );
  const own = rows.filter(({ table_name }) => table_name === null);
  return {
    id: row.id,
    code: row.code,
    module: row.module as ReportModules,
    sector: row.sector as DisclosureDefinition['sector'],
    translations: row.translations,
    datapoints: own.filter(({ type }) => type !== 'TABLE').map(datapointOf),
    tables: own
      .filter(({ type }) => type === 'TABLE')
      .map((table) => tableOf(table, columnsOf.get(table.name) ?? [])),
  };
}

const placeOf = (row: DatapointRow) => ({
  name: row.name,
  concept: row.concept,
  translations: row.translations,
  listedAs: row.listed_as,
  applies: row.applies as AppliesRule | null,
  codeList: row.code_list,
  required: row.required,
  profile: row.profile as 'country' | 'site' | null,
});

const datapointOf = (row: DatapointRow): DatapointDefinition => ({
  ...placeOf(row),
  type: row.type as DatapointType,
  unit: row.unit,
  taxonomyUnit: row.taxonomy_unit,
  scale: String(row.scale),
  decimals: row.decimals,
  minimum: row.minimum === null ? null : String(row.minimum),
  maximum: row.maximum === null ? null : String(row.maximum),
  period: row.period as 'DURATION' | 'INSTANT',
  paragraph: row.paragraph,
  kpi: row.kpi as DatapointDefinition['kpi'],
  computed: row.computed as ComputedRule | null,
  dimensions: row.dimensions as { axis: string; member: string }[],
  partOf: row.part_of,
});

const tableOf = (row: DatapointRow, columns: readonly DatapointRow[]): TableDefinition => ({
  ...placeOf(row),
  axis: row.axis ?? '',
  typed: row.typed,
  kpiRows: row.kpi_rows as { key: string; column: string; kpi: string }[],
  columns: columns.map(datapointOf),
});

function listsOf(members: readonly (CodeMember & { list: string })[]): StandardVersion['lists'] {
  const lists = Map.groupBy(members, ({ list }) => list);
  return new Map(
    [...lists].map(([name, all]) => [name, new Map(all.map(({ code, de, en }) => [code, { code, de, en }]))]),
  );
}
