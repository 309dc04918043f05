import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patience, patientLimits } from '../../test/app/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../test/app/test-database.ts';
import { type Database, openDatabase } from './database/database.ts';
import { openSignals, type Signals } from './signals.ts';

let clone: TestDatabase;
let database: Database;
let own: Signals;
let elsewhere: Signals;

beforeAll(async () => {
  clone = await createTestDatabase();
  const { connectionString } = clone;
  database = openDatabase({ connectionString, max: 2, limits: patientLimits });
  own = await openSignals(connectionString, { warn: () => {} });
  elsewhere = await openSignals(connectionString, { warn: () => {} });
});

afterAll(async () => {
  await own.close();
  await elsewhere.close();
  await database.close();
  await clone.drop();
});

test('the server that changes something knows it when the transaction has committed, the others soon', async () => {
  const heard: (string | null)[] = [];
  const heardElsewhere: (string | null)[] = [];
  own.on('content', (payload) => heard.push(payload));
  elsewhere.on('content', (payload) => heardElsewhere.push(payload));

  const undone = database.transaction(async (tx) => {
    await own.send(tx, 'content', 'undone');
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  // A message over the other connection is sometimes fast enough, so a single change would prove little.
  for (let change = 1; change <= 20; change += 1) {
    await database.transaction((tx) => own.send(tx, 'content', `change ${change}`));
    expect(heard).toContain(`change ${change}`);
  }
  await own.send(database.kysely, 'content', 'on its own');
  expect(heard).toContain('on its own');

  await vi.waitFor(() => expect(heardElsewhere).toContain('on its own'), patience);
  expect(heardElsewhere).toHaveLength(21);
  expect([...heard, ...heardElsewhere]).not.toContain('undone');
});
