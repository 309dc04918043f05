import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience, patientLimits } from '../../../test/app/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { type Listening, listen, notify } from './notifications.ts';

let clone: TestDatabase;
let database: Database;
let listener: Listening;
const heard: string[] = [];
let reconnects = 0;

beforeAll(async () => {
  clone = await createTestDatabase();
  database = openDatabase({ connectionString: clone.connectionString, max: 2, limits: patientLimits });
  listener = await listen(clone.connectionString, 'Some channel', {
    onMessage: (payload) => heard.push(payload),
    onReconnect: () => reconnects++,
  });
});

afterAll(async () => {
  await listener.close();
  await database.close();
  await clone.drop();
});

describe('notifications', () => {
  it('arrive when the transaction commits and not when it is rolled back', async () => {
    await expect(
      database.transaction(async (tx) => {
        await notify(tx, 'Some channel', 'undone');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.transaction((tx) => notify(tx, 'Some channel', 'done'));
    await vi.waitFor(() => expect(heard).toEqual(['done']), patience);
  });

  it('arrive again after the connection was cut, and the listener learns that some may be lost', async () => {
    const admin = new pg.Client({ connectionString: clone.connectionString });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'metra listener' and datname = current_database()`,
    );
    await admin.end();
    await vi.waitFor(() => expect(reconnects).toBe(1), patience);
    expect(listener.connected).toBe(true);
    await notify(database.kysely, 'Some channel', 'again');
    await vi.waitFor(() => expect(heard).toContain('again'), patience);
  });
});
