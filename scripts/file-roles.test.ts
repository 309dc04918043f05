import { describe, expect, test } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/**
 * The name of a file in a server module states its role. A file without a role contains a rule: plain
 * functions and values that use neither the database nor the services of the platform.
 */
const roles = ['module', 'routes', 'service', 'store', 'views', 'policy', 'job', 'mail', 'test'];

const rolesWithSql = ['store', 'views'];

const moduleFiles = repositoryFiles().filter((file) => /^server\/src\/modules\/.*\.ts$/.test(file));

const partsOf = (file: string) => (file.split('/').at(-1) ?? '').replace(/\.ts$/, '').split('.');
const roleOf = (file: string) => partsOf(file)[1];

const sql = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

const knowsDatabase = (text: string) => /platform\/database\/database\.ts'/.test(text);

const hasUnknownRole = (file: string) => {
  const [name = '', role, ...more] = partsOf(file);
  return more.length > 0 || (role !== undefined && !roles.includes(role)) || !/^[a-z0-9-]+$/.test(name);
};
const containsSqlElsewhere = (file: string, text: string) =>
  roleOf(file) !== 'test' && !rolesWithSql.includes(roleOf(file) ?? '') && sql.test(text);

describe('files of server modules', () => {
  test('have one of the known roles', () => {
    expect(moduleFiles.filter(hasUnknownRole)).toEqual([]);
  });

  test('contain SQL in stores and views only', () => {
    expect(moduleFiles.filter((file) => containsSqlElsewhere(file, textOf(file)))).toEqual([]);
  });

  test('do not use the database if they have no role', () => {
    const rules = moduleFiles.filter((file) => roleOf(file) === undefined);
    expect(rules.filter((file) => knowsDatabase(textOf(file)))).toEqual([]);
  });

  test.each(['goals.reader.ts', 'goals.jobs.ts', 'goals.service.old.ts'])(
    '%s has an unknown role',
    (name) => {
      expect(hasUnknownRole(`server/src/modules/goals/${name}`)).toBe(true);
    },
  );

  test.each(["db.selectFrom('goals')", 'sql<Row>`select 1`', 'sql`select 1`'])('%s is SQL', (text) => {
    expect(containsSqlElsewhere('server/src/modules/goals/goals.service.ts', text)).toBe(true);
  });
});
