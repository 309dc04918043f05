import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from '../limits/bounded-queue.ts';

/** OWASP's minimum for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** No password has this hash, but checking against it costs what every other check costs. */
const hashOfNothing = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(password: string, storedHash: string): Promise<boolean>;
  /** For a name nobody has: always false, after the time a real check takes. */
  verifyAgainstNothing(password: string): Promise<false>;
};

export type PasswordLimits = { atOnce: number; waiting: number };

/**
 * Hashing fills a core for some 15 ms. Half the cores are left to everything else, and a login storm is refused
 * beyond about two seconds of waiting instead of starving the machine.
 */
const defaultLimits = (): PasswordLimits => {
  const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));
  return { atOnce, waiting: atOnce * 100 };
};

/** Hashes on worker threads of the library. Refuses with `service.overloaded` when too many wait. */
export function createPasswords(limits: PasswordLimits = defaultLimits()): Passwords {
  const queue = createBoundedQueue(limits);
  const check = (password: string, storedHash: string) =>
    queue.run(() => verify(storedHash, sameSpelling(password)));

  return {
    hash: (password) => queue.run(() => hash(sameSpelling(password), cost)),
    verify: check,
    async verifyAgainstNothing(password) {
      await check(password, hashOfNothing);
      return false;
    },
  };
}

/** Keyboards write the same ü in two ways; both have to open the account. */
const sameSpelling = (password: string) => password.normalize('NFKC');
