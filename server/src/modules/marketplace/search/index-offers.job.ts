import { lockTenant } from '../../../platform/database/lock-tenant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { offerIndexStore, tidyWords } from './offer-index.store.ts';

type Needs = Pick<Platform, 'database' | 'jobs'>;

const atOnce = 100;
const wordsAtOnce = 300;

/**
 * Runs every night: indexes missed offers and those that a newer program indexes differently, and removes unused
 * words.
 */
export function registerOfferIndexJob(needs: Needs): void {
  const { jobs } = needs;
  jobs.define('offers.index', () => indexOffers(needs), { timeoutSeconds: 900 });
  jobs.schedule('offers.index', '20 2 * * *', 'UTC');
}

async function indexOffers({ database }: Pick<Needs, 'database'>): Promise<void> {
  const next = () =>
    database.transaction(async (tx) => {
      const store = offerIndexStore(tx);
      const outdated = await store.outdated(atOnce);
      // Each organisation is locked in turn, so that an offer that is being hidden is not indexed again.
      const organisations = new Set(outdated.map(({ organisationId }) => organisationId));
      for (const id of [...organisations].sort((a, b) => a - b)) await lockTenant(tx, id);
      await store.refresh(outdated.map(({ id }) => id));
      return outdated.length;
    });
  while ((await next()) > 0);
  let last: string | undefined = '';
  while (last !== undefined) {
    const after: string = last;
    last = await database.transaction((tx) => tidyWords(tx, after, wordsAtOnce));
  }
}
