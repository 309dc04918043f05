import { z } from 'zod';
import { randomKey } from '../../../lib/api/random-key.ts';
import type { KeyValueStorage } from '../../../lib/storage/safe-storage.ts';
import { BillingValues } from './billing-values.ts';

const Kept = z.object({
  billing: BillingValues.nullable(),
  code: z.string().nullable(),
  /** The server may have received this order although no answer arrived. */
  sent: z.object({ content: z.string(), key: z.string() }).nullable(),
});
type Kept = z.infer<typeof Kept>;

const nothing: Kept = { billing: null, code: null, sent: null };

/**
 * Stores what was typed for an order and the key it was sent with, so that a reload or a lost connection
 * loses neither.
 */
export function orderMemoryIn(storage: KeyValueStorage, owner: string) {
  const name = `subscription-order.${owner}`;
  const change = (part: Partial<Kept>) => storage.setItem(name, JSON.stringify({ ...read(), ...part }));

  function read(): Kept {
    try {
      return Kept.catch(nothing).parse(JSON.parse(storage.getItem(name) ?? 'null'));
    } catch {
      return nothing;
    }
  }

  return {
    billing: () => read().billing,
    code: () => read().code,
    keepBilling: (billing: BillingValues) => change({ billing }),
    keepCode: (code: string) => change({ code }),
    /** The same order keeps its key, so that sending it again never orders twice. */
    keyFor(order: unknown): string {
      const content = JSON.stringify(order);
      const { sent } = read();
      if (sent?.content === content) return sent.key;
      const key = randomKey();
      change({ sent: { content, key } });
      return key;
    },
    forget: () => storage.removeItem(name),
  };
}

export type OrderMemory = ReturnType<typeof orderMemoryIn>;
