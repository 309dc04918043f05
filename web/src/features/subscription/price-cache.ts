import { SubscriptionPrice } from '@metra/contract/shapes/billing-shapes';
import { browserStorage, type KeyValueStorage } from '../../lib/storage/safe-storage.ts';

/** Name and age of what is kept (specification sections 7 and 9). */
export const PRICE_KEY = 'subscription-price';
export const PRICE_AGE_SECONDS = 86_400;

/** Codes somebody tries leave no trail: only the newest stay. */
const MOST = 10;

interface Kept {
  price: SubscriptionPrice;
  at: number;
}

/** Prices as they were told, one for each code and one without. */
export function priceCacheIn(storage: KeyValueStorage, now: () => number = Date.now) {
  const isFresh = ({ at }: Kept) => at <= now() && now() - at < PRICE_AGE_SECONDS * 1000;

  function read(): [string, Kept][] {
    try {
      const kept: unknown = JSON.parse(storage.getItem(PRICE_KEY) ?? '{}');
      return Object.entries(kept ?? {}).filter(
        (entry): entry is [string, Kept] => isKept(entry[1]) && isFresh(entry[1]),
      );
    } catch {
      return [];
    }
  }

  const write = (entries: [string, Kept][]) =>
    storage.setItem(PRICE_KEY, JSON.stringify(Object.fromEntries(entries.slice(-MOST))));
  const others = (code: string) => read().filter(([known]) => known !== code);

  return {
    find: (code: string): SubscriptionPrice | undefined =>
      read().find(([known]) => known === code)?.[1].price,
    keep: (code: string, price: SubscriptionPrice) => write([...others(code), [code, { price, at: now() }]]),
    /** What the server takes back is not shown for the rest of the day. */
    forget: (code: string) => write(others(code)),
  };
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'price' in value &&
  SubscriptionPrice.safeParse(value.price).success;

export const priceCache = priceCacheIn(browserStorage);
