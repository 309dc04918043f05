import { describe, expect, test } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** Views are named after their owner, except those of the marketplace: `offers_public`. */
const viewPrefixes: Readonly<Record<string, string>> = { marketplace: 'offers' };

/** A database with accounts is in use, and restoring a backup must not overwrite it. */
const allowed = ['platform reads accounts'];

interface Use {
  file: string;
  table: string;
  kind: 'reads' | 'writes';
}

const statement =
  /\b(?:(insertInto|updateTable|deleteFrom|mergeInto)|(selectFrom|(?:inner|left|right|full)Join|using|from))\(\s*\[?\s*'(\w+)/g;
/** Finds the other tables in `from(['a', 'b'])`. */
const listed = /()(?<=\bfrom\(\[[^\]]*)(,)\s*'(\w+)/g;
const clause = /\b(?:(insert into|update|delete from|merge into)|(from|join|using))\s+(\w+)/gi;
const comment = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;

/** Returns the tables and views that the statements in a text read and write. */
function usesIn(file: string, text: string, relations: ReadonlySet<string>): Use[] {
  const code = text.replace(comment, ' ');
  const found = [statement, listed, clause].flatMap((pattern) => [...code.matchAll(pattern)]);
  return found.flatMap(([, writes, , table = '']) =>
    relations.has(table) ? [{ file, table, kind: writes ? 'writes' : 'reads' } as const] : [],
  );
}

const moduleOf = (file: string) =>
  /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1] ??
  (/^server\/src\/platform\//.test(file) ? 'platform' : '');

const files = repositoryFiles().filter(
  (file) => /^server\/src\/.*\.ts$/.test(file) && !/\.(test|gen)\.ts$/.test(file),
);
const migrations = repositoryFiles()
  .filter((file) => /^server\/migrations\/.*\.sql$/.test(file))
  .map(textOf)
  .join('\n');
const madeIn = (kind: 'table' | 'view') =>
  [...migrations.matchAll(new RegExp(`^create (?:unlogged )?${kind} (\\w+)`, 'gm'))].map(
    ([, name = '']) => name,
  );
const dropped = [...migrations.matchAll(/^drop table (\w+)/gm)].map(([, name = '']) => name);
const tables = new Set(madeIn('table').filter((name) => !dropped.includes(name)));
const uses = files.flatMap((file) => usesIn(file, textOf(file), tables));

/** No statement names these tables: a trigger or the delivered rows fill them, and views read them. */
const withoutStatements: Readonly<Record<string, string>> = {
  kpi_formula_uses: 'kpis',
  offer_types: 'catalogue',
  organisation_types: 'catalogue',
};

const modulesOf = (of: readonly Use[]) => [...new Set(of.map(({ file }) => moduleOf(file)))];

/**
 * The module that writes a table owns it; if the delivered rows are all that a table holds, the one that reads it. Other
 * modules use its functions or its views, such as `kpis_definitions`.
 */
function ownersOf(name: string): string[] {
  const all = uses.filter(({ table }) => table === name);
  const writes = all.filter(({ kind }) => kind === 'writes');
  return modulesOf(writes.length > 0 ? writes : all);
}

const owners: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...tables].map((name) => [name, [withoutStatements[name] ?? [], ownersOf(name)].flat()]),
);
const isForeign = ({ file, table }: Use) => owners[table]?.[0] !== moduleOf(file);

describe('each table belongs to one module', () => {
  test('and is used by it', () => {
    expect(Object.entries(owners).filter(([, modules]) => modules.length !== 1)).toEqual([]);
  });

  test('which alone reads it', () => {
    const foreign = uses.filter(isForeign);
    const saysOf = ({ file, kind, table }: Use) => `${moduleOf(file)} ${kind} ${table}`;
    expect(foreign.filter((use) => !allowed.includes(saysOf(use)))).toEqual([]);
    expect(allowed.filter((exception) => !foreign.map(saysOf).includes(exception))).toEqual([]);
  });

  test('a view is named after its owner, and reads what is its owner’s or another view', () => {
    const views = new Set(madeIn('view'));
    const odd = [...migrations.matchAll(/^create view (\w+) as([^;]+);/gm)].flatMap(
      ([, view = '', query = '']) => {
        const isOwn = (owner = '') =>
          view.startsWith(`${viewPrefixes[owner] ?? owner.replaceAll('-', '_')}_`);
        return usesIn(view, query, new Set([...tables, ...views]))
          .filter(({ table }) => tables.has(table) && !isOwn(owners[table]?.[0]))
          .map(({ table }) => `${view} reads ${table}`);
      },
    );
    expect(odd).toEqual([]);
  });

  test.each([
    ['server/src/modules/tracking/x.store.ts', "db.selectFrom('accounts as a')"],
    ['server/src/modules/tracking/x.store.ts', "db\n  .leftJoin('kpis as k', 'k.id', 'x')"],
    [
      'server/src/modules/tracking/x.store.ts',
      "db.updateTable('activities').from(['trackable_goals as t', 'kpis as k'])",
    ],
    ['server/src/modules/kpis/x.views.ts', 'sql`select 1 from trackable_goals tg`'],
    ['server/src/modules/kpis/x.store.ts', "tx.insertInto('goals')"],
    ['server/src/platform/x.ts', 'sql`update organisations set name = 1`'],
  ])('a statement in %s is caught: %s', (file, text) => {
    expect(usesIn(file, text, tables).filter(isForeign)).not.toEqual([]);
  });
});
