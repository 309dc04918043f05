import { SubscriptionPrice } from '@metra/contract/shapes/billing-shapes';
import { browserStorage, type KeyValueStorage } from '../../lib/storage/safe-storage.ts';

/** The cache has this name, and its entries expire after this time. */
export const PRICE_KEY = 'subscription-price';
export const PRICE_AGE_SECONDS = 86_400;

/** Only the newest codes stay, so that tried codes do not accumulate in the browser. */
const MOST = 10;

interface Kept {
  price: SubscriptionPrice;
  at: number;
}

/** The cache has one price for each code and one without a code. */
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
    /** A price that the server no longer offers is not shown for the rest of the day. */
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
