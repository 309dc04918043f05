import { contract } from '@metra/contract';
import { operationsOf } from '@metra/contract/core/operation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCsv } from '../../src/modules/kpis/import/csv.ts';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import type { SignedInAccount } from '../factories/accounts.ts';
import { aSignedInAdministrator } from '../factories/billing.ts';
import { send } from '../sweep/operation-call.ts';
import { aFullOrganisation } from '../sweep/tenant-objects.ts';
import { contractLists, sortsOf } from './contract-lists.ts';
import { rowsWithTiesAndNulls } from './own-rows.ts';

let app: TestApp;
let administrator: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  await rowsWithTiesAndNulls(await aFullOrganisation(app, 'Nordstern'));
  administrator = await aSignedInAdministrator(app);
});
afterAll(() => app.close());

/** Lists of the administration with an export. */
const exported = [...operationsOf(contract)].flatMap(({ id, operation: { path, params, download } }) => {
  const list = contractLists.find(({ operation }) => `${operation.path}/export` === path);
  return download && list && !params ? [{ id, list }] : [];
});

/** This list grows during the test, because each export adds an entry. */
const growing = 'audit.list';

async function read(id: string, query: Record<string, unknown>): Promise<string> {
  const { status, text } = await send(administrator, id, { query });
  expect(status, text).toBe(200);
  return text;
}

interface Listed {
  id: number;
  /** The number of an invoice. */
  number?: string;
}

describe('the file of a list has all its rows, in the order of the list', () => {
  test.each(exported.filter(({ list }) => list.id !== growing))('$id', async ({ id, list }) => {
    for (const { query } of [{ query: {} }, ...sortsOf(list)]) {
      const page = JSON.parse(await read(list.id, { ...query, pageSize: 100 }));
      const [head, ...rows] = readCsv(await read(id, query)).rows;
      expect(rows).toHaveLength(page.total);
      if (head?.cells[0] !== 'Nummer') continue;
      const numbers = page.items.map(({ id, number = String(id) }: Listed) => number);
      const first = rows.slice(0, numbers.length).map(({ cells }) => cells[0]);
      expect(first, JSON.stringify(query)).toEqual(numbers);
    }
  });

  test('exists for each list of the administration', () => {
    expect(exported.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'offersAdmin.export',
        'landingPagesAdmin.export',
        'questionnairesAdmin.exportList',
        'tagTypes.export',
      ]),
    );
  });
});
