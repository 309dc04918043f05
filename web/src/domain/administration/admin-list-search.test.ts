import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adminList, isSameView, searchOfText, searchText, shownColumns } from './admin-list-search.ts';

const list = adminList({
  name: 'accounts',
  sorts: ['name', 'createdAt'],
  byDefault: '-createdAt',
  columns: ['organisation', 'role', 'createdAt'],
  hidden: ['createdAt'],
  filters: {
    role: { kind: 'choice', values: ['USER', 'ADMIN'] },
    spam: { kind: 'flag' },
    since: { kind: 'date' },
    days: { kind: 'number', min: 1, max: 365 },
    organisationId: { kind: 'id' },
    word: { kind: 'text', max: 5 },
  },
});

test('the call has the parameters of the address', () => {
  const search = list.validate({
    query: 2026,
    role: 'ADMIN',
    spam: 'false',
    since: '2026-02-01',
    days: '90',
    organisationId: 7,
    sort: '-name',
    page: '3',
    columns: 'role,organisation',
  });
  expect(list.query(search)).toEqual({
    page: 2,
    pageSize: 25,
    query: '2026',
    role: 'ADMIN',
    spam: false,
    since: '2026-02-01',
    days: 90,
    organisationId: 7,
    sort: '-name',
  });
  expect(list.exportQuery(search)).not.toHaveProperty('page');
  expect(shownColumns(list, search)).toEqual(['role', 'organisation']);
  expect(shownColumns(list, {})).toEqual(['organisation', 'role']);
});

test('unknown parameters are ignored', () => {
  expect(
    list.validate({
      query: '  ',
      role: 'ROOT',
      spam: 'maybe',
      since: '2026-13-45',
      days: 366,
      organisationId: -1,
      word: { toString: null },
      sort: { toString: null },
      page: { toString: null },
      columns: undefined,
      other: 1,
    }),
  ).toEqual({});
  expect(list.validate({ sort: 'password', page: 1 })).toEqual({});
});

test('the known part of an address stays the same as a link', () => {
  const anything = fc.record(
    Object.fromEntries(
      ['query', 'role', 'spam', 'since', 'days', 'organisationId', 'word', 'sort', 'page', 'columns'].map(
        (name) => [
          name,
          fc.oneof(
            fc.string(),
            fc.integer(),
            fc.boolean(),
            fc.constantFrom('USER', 'true', '2026-01-01', '-name', null),
          ),
        ],
      ),
    ),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anything, (raw) => {
      const search = list.validate(raw);
      expect(searchOfText(list, searchText(search))).toEqual(search);
      expect(isSameView({ ...search, page: 7 }, search)).toBe(true);
    }),
  );
});
