import type { Platform } from '../../../platform/platform.ts';
import { forgetReports } from '../reports/reports.store.ts';
import { forgetContacts } from './contacts.store.ts';
import { retainedSince } from './retention.ts';

type Needs = Pick<Platform, 'database' | 'clock'> & { contactMonths: number };

/** Deletes messages and decided abuse reports every night that are older than the privacy policy allows. */
export function registerContactCleanUpJob(needs: Needs & Pick<Platform, 'jobs'>): void {
  const { jobs } = needs;
  jobs.define('offers.forget-contacts', () => forgetOldContacts(needs));
  jobs.schedule('offers.forget-contacts', '5 3 * * *', 'UTC');
}

export async function forgetOldContacts({ database, clock, contactMonths }: Needs): Promise<void> {
  const before = retainedSince(clock.now(), contactMonths);
  await forgetContacts(database.kysely, before);
  await forgetReports(database.kysely, before);
}
