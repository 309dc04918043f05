import { z } from 'zod';
import { randomKey } from '../../lib/api/random-key.ts';
import { browserStorage } from '../../lib/storage/safe-storage.ts';

const KEY = 'asked_confirmation';
const LONGEST_MS = 24 * 60 * 60 * 1000;

const Asked = z.object({ secret: z.string(), email: z.string(), at: z.number() });

/** Stores the address for which this browser last requested a confirmation mail, and the secret it sent. */
export function askedHere(): z.infer<typeof Asked> | undefined {
  try {
    const asked = Asked.parse(JSON.parse(browserStorage.getItem(KEY) ?? 'null'));
    return Date.now() - asked.at < LONGEST_MS ? asked : undefined;
  } catch {
    return undefined;
  }
}

/** The link in the mail signs in only the browser with this secret. The secret is never part of an address. */
export function browserSecretFor(email: string): string {
  const secret = askedHere()?.secret ?? randomKey();
  browserStorage.setItem(KEY, JSON.stringify({ secret, email, at: Date.now() }));
  return secret;
}

export const forgetAsked = (): void => browserStorage.removeItem(KEY);
