import { join } from 'node:path';
import { vi } from 'vitest';
import type { ReadMail } from '../readers/read-mail.ts';
import { readOutbox } from '../readers/read-outbox.ts';
import { patience } from './patience.ts';
import type { TestApp } from './test-app.ts';

/** Waits until the jobs of billing and their mails are done. */
const untilQuiet = ({ platform }: Pick<TestApp, 'platform'>) =>
  vi.waitUntil(async () => {
    const { rows } = await platform.database.pool.query(
      `select 1 from pgboss.job where state < 'completed' and (name like 'billing.%' or name like 'mail.d%') limit 1`,
    );
    return rows.length === 0;
  }, patience);

/** Sets the clock, and waits for everything that becomes due. */
export async function passTo(app: Pick<TestApp, 'platform' | 'clock'>, moment: string): Promise<void> {
  app.clock.set(moment);
  await runBilling(app);
}

/** Runs the hourly billing now. */
export async function runBilling(app: Pick<TestApp, 'platform'>): Promise<void> {
  const { database, jobs } = app.platform;
  await database.transaction((tx) => jobs.enqueue(tx, 'billing.run', {}));
  await untilQuiet(app);
}

export const afterBilling = untilQuiet;

/** All sent mails, oldest first. */
export const mailsSent = ({ platform }: Pick<TestApp, 'platform'>): Promise<ReadMail[]> =>
  readOutbox(join(platform.configuration.dataDir, 'outbox'));
