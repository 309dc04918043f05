import { describe, expect, test } from 'vitest';
import { findPredicates, withSwitches } from './find-predicates.ts';

const predicatesIn = (text: string) =>
  findPredicates('x.store.ts', text).map(({ start, end }) => text.slice(start, end));

describe('a tenant predicate', () => {
  test.each([
    [
      "db.selectFrom('goals').where('organisation_id', '=', organisationId)",
      ".where('organisation_id', '=', organisationId)",
    ],
    [
      "db.selectFrom('goals as g').where('g.organisation_id', 'in', ids)",
      ".where('g.organisation_id', 'in', ids)",
    ],
    [
      "db.selectFrom('measures').where('organisation_id', 'is', null)",
      ".where('organisation_id', 'is', null)",
    ],
    [
      "db.selectFrom('places').where('id', '=', actor.organisationId)",
      ".where('id', '=', actor.organisationId)",
    ],
    ["join.on('r.organisation_id', '=', organisationId)", ".on('r.organisation_id', '=', organisationId)"],
    ["eb.and([eb('organisation_id', '=', organisationId)])", "eb('organisation_id', '=', organisationId)"],
    [
      `sql\`where g.organisation_id = \${organisationId} and id = \${id}\``,
      `g.organisation_id = \${organisationId}`,
    ],
    [
      `sql\`where organisation_id = any(\${[...ids]}::bigint[])\``,
      `organisation_id = any(\${[...ids]}::bigint[])`,
    ],
    [`sql\`where f.organisation_id = \${of({ id })}::bigint\``, `f.organisation_id = \${of({ id })}::bigint`],
    ['sql`where m.organisation_id is null`', 'm.organisation_id is null'],
    [`sql\`where o.id = \${organisationId}\``, `o.id = \${organisationId}`],
  ])('is found in %s', (text, predicate) => {
    expect(predicatesIn(text)).toEqual([predicate]);
  });

  test.each([
    `sql\`insert into goals (organisation_id) values (\${organisationId})\``,
    `sql\`update goals set organisation_id = \${organisationId}\``,
    `sql\`where g.id = \${goalId}\``,
    'sql`join goals g on g.organisation_id = t.organisation_id`',
    "db.insertInto('goals').values({ organisation_id: organisationId })",
    "db.selectFrom('goals').where('id', '=', goalId)",
  ])('is not found in %s', (text) => {
    expect(predicatesIn(text)).toEqual([]);
  });

  test('is named after the functions around it, so that its name outlives other changes', () => {
    const text = `
      export const goalStore = (db, organisationId) => ({
        async read() { return sql\`where organisation_id = \${organisationId} or organisation_id is null\`; },
      });
      function rows() { return db.selectFrom('goals').where('organisation_id', '=', 1); }`;
    expect(findPredicates('goals.store.ts', text).map(({ name }) => name)).toEqual([
      'goals.store.ts goalStore.read 1',
      'goals.store.ts goalStore.read 2',
      'goals.store.ts rows 1',
    ]);
  });
});

test.each([
  [
    "query.where('organisation_id', '=', 7).execute()",
    "query.$call(($query) => globalThis.tenantPredicate(0) ? $query.where('organisation_id', '=', 7) : $query).execute()",
  ],
  [
    "join.on('x.organisation_id', '=', 7)",
    "join.$call(($join) => globalThis.tenantPredicate(0) ? $join.on('x.organisation_id', '=', 7) : $join.onTrue())",
  ],
  [
    "or([eb('organisation_id', '=', 7)])",
    "or([(globalThis.tenantPredicate(0) ? eb('organisation_id', '=', 7) : eb.lit(true))])",
  ],
  [
    `sql\`where organisation_id = \${7} and x\``,
    `sql\`where \${globalThis.tenantCondition(0, sql\`organisation_id = \${7}\`, sql\`true\`)} and x\``,
  ],
])('the predicate in %s gets a switch', (text, switched) => {
  const predicates = findPredicates('x.store.ts', text).map((predicate, number) => ({
    ...predicate,
    number,
  }));
  expect(withSwitches(text, predicates)).toBe(switched);
});
