import type { Actor, Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { RateLimit, RateLimiter } from '../../../platform/limits/rate-limiter.ts';

/** Codes are worth money, so guessing is limited. A network may serve a whole office. */
const unknownCodes = {
  ofAccount: { max: 10, perSeconds: 15 * 60 },
  fromNetwork: { max: 50, perSeconds: 15 * 60 },
} as const satisfies Record<string, RateLimit>;

interface Caller {
  actor: Actor | null;
  origin: Origin;
}

interface Allowance {
  key: string;
  limit: RateLimit;
}

const allowancesOf = ({ actor, origin }: Caller): Allowance[] => [
  ...(actor ? [{ key: `unknownCodesOfAccount:${actor.accountId}`, limit: unknownCodes.ofAccount }] : []),
  { key: `unknownCodesFromNetwork:${networkOf(origin.ip)}`, limit: unknownCodes.fromNetwork },
];

export type CodeTries = ReturnType<typeof createCodeTries>;

/** Limits attempts with unknown promotion codes. */
export function createCodeTries(limiter: RateLimiter) {
  const giveBack = async (taken: readonly Allowance[]): Promise<void> => {
    for (const { key, limit } of taken) await limiter.giveBack(key, limit);
  };

  async function take(caller: Caller): Promise<Allowance[]> {
    const taken: Allowance[] = [];
    for (const allowance of allowancesOf(caller)) {
      const { allowed, retryAfterSeconds } = await limiter.take(allowance.key, allowance.limit);
      if (!allowed) {
        await giveBack(taken);
        throw new DomainError('rate_limit.exceeded', { retryAfterSeconds });
      }
      taken.push(allowance);
    }
    return taken;
  }

  /**
   * Runs a lookup of a code. The attempt is counted before, so that simultaneous calls get no additional ones and a
   * refused caller learns nothing about a code. It is given back unless the code was unknown.
   */
  return async <T>(caller: Caller, code: string | null | undefined, lookUp: () => Promise<T>): Promise<T> => {
    if (!code?.trim()) return lookUp();
    const taken = await take(caller);
    let wasUnknown = false;
    try {
      return await lookUp();
    } catch (error) {
      wasUnknown = error instanceof DomainError && error.key === 'promotion.not_found';
      throw error;
    } finally {
      if (!wasUnknown) await giveBack(taken);
    }
  };
}
