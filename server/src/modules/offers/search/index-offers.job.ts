import type { Platform } from '../../../platform/platform.ts';
import { offerIndexStore, tidyWords } from './offer-index.store.ts';

type Needs = Pick<Platform, 'database' | 'jobs'>;

const atOnce = 100;
const wordsAtOnce = 300;

/** Every night: what was missed, what a newer program takes apart in another way, and words that nobody uses any more. */
export function defineIndexing(needs: Needs): void {
  const { jobs } = needs;
  jobs.define('offers.index', () => indexOffers(needs), { timeoutSeconds: 900 });
  jobs.schedule('offers.index', '20 2 * * *', 'UTC');
}

async function indexOffers({ database }: Pick<Needs, 'database'>): Promise<void> {
  const next = () =>
    database.transaction(async (tx) => {
      const store = offerIndexStore(tx);
      const ids = await store.outdated(atOnce);
      await store.refresh(ids);
      return ids.length;
    });
  while ((await next()) > 0);
  let last: string | undefined = '';
  while (last !== undefined) {
    const after: string = last;
    last = await database.transaction((tx) => tidyWords(tx, after, wordsAtOnce));
  }
}
