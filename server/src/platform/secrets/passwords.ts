import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from '../limits/bounded-queue.ts';

/** OWASP's minimum for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** No password has this hash, but checking against it costs as much as any other check. */
const hashOfNothing = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(password: string, storedHash: string): Promise<boolean>;
  /** Always false, after the time of a real check, for a name that does not exist. */
  verifyAgainstNothing(password: string): Promise<false>;
};

export type PasswordLimits = { atOnce: number; waiting: number };

/**
 * Hashing uses a core for about 15 ms. Half the cores stay free for other work, and logins that would wait longer
 * than about two seconds are refused.
 */
const defaultLimits = (): PasswordLimits => {
  const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));
  return { atOnce, waiting: atOnce * 100 };
};

/** Hashes on the library's worker threads. Refuses with `service.overloaded` if too many calls wait. */
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

/** Keyboards produce the same ü in two encodings, and both must work. */
const sameSpelling = (password: string) => password.normalize('NFKC');
