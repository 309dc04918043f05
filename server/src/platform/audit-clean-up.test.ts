import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app/test-app.ts';
import { clearAuditLog } from './audit-clean-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('entries go when their months are over, and not before', async () => {
  const { pool } = app.platform.database;
  await pool.query(`insert into audit_log (action, at) values ('old', '2024-11-14'), ('kept', '2024-11-16')`);
  await clearAuditLog({ ...app.platform, auditMonths: 24 });
  const { rows } = await pool.query(`select action from audit_log where action in ('old', 'kept')`);
  expect(rows).toEqual([{ action: 'kept' }]);
});
