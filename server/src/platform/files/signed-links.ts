import { createHmac } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import { sameSecret } from '../secrets/tokens.ts';

export type SignedLinks = {
  /** Adds a signature to the path that is valid until it expires. */
  sign(path: string, expires: Date): string;
  verify(path: string, proof: { expires: string | number; signature: string }): boolean;
};

/** Links that open one object for a limited time without other permissions. All servers share the secret. */
export function createSignedLinks(options: { secret: Buffer; clock: Clock }): SignedLinks {
  const signatureOf = (path: string, expires: number) =>
    createHmac('sha256', options.secret).update(`${expires}\n${path}`).digest();

  return {
    sign(path, expires) {
      if (/[?#\s]/.test(path)) throw new Error('Only a plain path can be signed');
      const seconds = Math.floor(expires.getTime() / 1000);
      return `${path}?expires=${seconds}&signature=${signatureOf(path, seconds).toString('base64url')}`;
    },

    verify(path, proof) {
      const seconds = Number(proof.expires);
      if (!Number.isSafeInteger(seconds) || seconds * 1000 < options.clock.now().getTime()) return false;
      return sameSecret(Buffer.from(proof.signature, 'base64url'), signatureOf(path, seconds));
    },
  };
}
