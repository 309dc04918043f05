import { z } from 'zod';
import { randomKey } from '../../lib/api/random-key.ts';
import { browserStorage } from '../../lib/storage/safe-storage.ts';

const KEY = 'asked_confirmation';
const LONGEST_MS = 24 * 60 * 60 * 1000;

const Asked = z.object({ secret: z.string(), email: z.string(), at: z.number() });

/** For which address this browser asked for a confirmation mail last, and the secret it asked with. */
export function askedHere(): z.infer<typeof Asked> | undefined {
  try {
    const asked = Asked.parse(JSON.parse(browserStorage.getItem(KEY) ?? 'null'));
    return Date.now() - asked.at < LONGEST_MS ? asked : undefined;
  } catch {
    return undefined;
  }
}

/** The secret to ask with: with it, the link in the mail signs in here and nowhere else. It never stands in an address. */
export function browserSecretFor(email: string): string {
  const secret = askedHere()?.secret ?? randomKey();
  browserStorage.setItem(KEY, JSON.stringify({ secret, email, at: Date.now() }));
  return secret;
}

export const forgetAsked = (): void => browserStorage.removeItem(KEY);
