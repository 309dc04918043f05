import pg from 'pg';
import { vi } from 'vitest';
import { DatabaseClient } from '../../src/platform/database/database-client.ts';
import type { Platform } from '../../src/platform/platform.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

interface Statement {
  text: string;
  values?: unknown[];
}

export interface StatementPlan extends Statement {
  /** Tables that are read completely. */
  scanned: string[];
  indexes: string[];
}

function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const child of plan.Plans ?? []) yield* nodesOf(child);
}

const isReading = (query: unknown): query is Statement =>
  typeof query === 'object' && query !== null && 'text' in query && reads(String(query.text));

/** A statement that starts with WITH may contain a write. */
const reads = (text: string) =>
  /^\s*select\b/i.test(text) ||
  (/^\s*with\b/i.test(text) && !/\b(insert into|update|delete from|merge into)\b/i.test(text));

/** Adds many rows over a connection without the application's time limit. */
export async function fillWith(
  { connectionString }: { connectionString: string },
  statements: string,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statements);
    // Like autovacuum, this also updates the pending lists of the search indexes.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Returns PostgreSQL's plans for the read statements of an action, with their actual values. */
export type PlansOf = (act: () => Promise<unknown>) => Promise<StatementPlan[]>;

/** Each statement with its values is explained once, because nearly every call looks up the same session. */
export function planReader({ database }: Pick<Platform, 'database'>): PlansOf {
  const known = new Map<string, StatementPlan>();

  async function planOf({ text, values = [] }: Statement): Promise<StatementPlan> {
    const key = JSON.stringify([text, values]);
    const asked = known.get(key);
    if (asked) return asked;
    const { rows } = await database.pool.query({ text: `explain (format json) ${text}`, values });
    const plan = { text, values, ...usedBy(rows[0]['QUERY PLAN'][0].Plan) };
    known.set(key, plan);
    return plan;
  }

  return async (act) => {
    const asking = vi.spyOn(DatabaseClient.prototype, 'query');
    await act();
    const statements = asking.mock.calls.map(([query]) => query as unknown).filter(isReading);
    asking.mockRestore();
    const plans: StatementPlan[] = [];
    for (const statement of statements) plans.push(await planOf(statement));
    return plans;
  };
}

function usedBy(plan: Plan): Pick<StatementPlan, 'scanned' | 'indexes'> {
  const nodes = [...nodesOf(plan)];
  const found = (names: (string | undefined)[]) => [...new Set(names.filter((name) => name !== undefined))];
  return {
    scanned: found(
      nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
    ),
    indexes: found(nodes.map((node) => node['Index Name'])),
  };
}

/** The operator's content is small enough to be read completely. */
const catalogue: readonly string[] = [
  'goals',
  'measures',
  'categories',
  'factors',
  'factor_values',
  'cross_checks',
  'fuels',
  'goal_kpis',
  'measure_kpis',
  'industries',
  'sizes',
  'motivations',
  'questionnaires',
  'questionnaire_tags',
  'tags',
  'tag_types',
  'measure_tags',
  'offer_types',
  'organisation_types',
  'search_synonyms',
  'search_compounds',
  'search_relations',
  'homes',
  'home_versions',
  'translation_checks',
];

const isOfOrganisations = (table: string) => !catalogue.includes(table) && !table.startsWith('pg_');

/** Tables of organisations that are read completely. */
export const scannedTables = (plans: readonly StatementPlan[]): string[] => [
  ...new Set(plans.flatMap(({ scanned }) => scanned).filter(isOfOrganisations)),
];

export const usedIndexes = (plans: readonly StatementPlan[]): string[] => [
  ...new Set(plans.flatMap(({ indexes }) => indexes)),
];
