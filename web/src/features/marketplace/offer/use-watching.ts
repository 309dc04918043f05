import { useEffect, useState } from 'react';
import { log } from '../../../lib/errors/log.ts';
import { tabStorage } from '../../../lib/storage/safe-storage.ts';

export type Watched = { offerId: number } | { organisationId: number };

const WISH = 'watch_after_login';
const MOST_READ = 100;

const nameOf = (of: Watched) => JSON.stringify(of);

/** The wish is stored in this tab and not in the address, so that no link can watch something in a member's name. */
export const rememberToWatch = (of: Watched): void => tabStorage.setItem(WISH, nameOf(of));

function takeWish(of: Watched): boolean {
  const isWished = tabStorage.getItem(WISH) === nameOf(of);
  if (isWished) tabStorage.removeItem(WISH);
  return isWished;
}

export interface Watching {
  isWatched: boolean;
  isBusy: boolean;
  toggle: () => void;
}

/** Returns whether the member watches the offer. A wish from before the login is carried out after it. */
export function useWatching(of: Watched, hasLogin: boolean): Watching {
  const [entry, setEntry] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const name = nameOf(of);

  // biome-ignore lint/correctness/useExhaustiveDependencies: its name tells it
  useEffect(() => {
    if (!hasLogin) return;
    const isWished = takeWish(of);
    run(async () => setEntry(isWished ? await watch(of) : await entryOf(of)));
  }, [hasLogin, name]);

  async function run(act: () => Promise<void>) {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      const [{ errorText }, { showToast }] = await Promise.all([
        import('../../../lib/errors/error-text.ts'),
        import('../../../design-system/toast/toast-store.ts'),
      ]);
      const title = await errorText(error);
      log.info('The watch list could not be reached.', error);
      if (title) showToast({ variant: 'danger', title });
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isWatched: entry !== null,
    isBusy,
    toggle: () =>
      void run(async () => {
        if (entry === null) return setEntry(await watch(of));
        await unwatch(entry);
        setEntry(null);
      }),
  };
}

const calls = async () => (await import('../../../lib/api/api.ts')).api.watchList;

async function watch(of: Watched): Promise<number> {
  return (await (await calls()).add({ body: of })).id;
}

async function unwatch(id: number): Promise<void> {
  await (await calls()).remove({ params: { id } });
}

async function entryOf(of: Watched): Promise<number | null> {
  const { items } = await (await calls()).list({ query: { pageSize: MOST_READ } });
  const found = items.find(({ offer, organisation }) =>
    'offerId' in of ? offer?.id === of.offerId : organisation?.id === of.organisationId,
  );
  return found?.id ?? null;
}
