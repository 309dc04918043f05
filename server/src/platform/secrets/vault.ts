import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets that must be read again, and hashes secrets that are too short for a plain hash. */
export interface Vault {
  /**
   * Encrypts a secret. It can only be decrypted with the same context `about`, so that it cannot be moved to another
   * row.
   */
  seal(secret: Uint8Array, about: string): Buffer;
  /** Fails if the value was changed or belongs to another context. */
  unseal(sealed: Uint8Array, about: string): Buffer;
  /** The same secret has the same digest, which cannot be tested against guesses without the key. */
  digest(secret: string, about: string): Buffer;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function createVault(key: Buffer): Vault {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  const sealing = derived('seal');
  const digesting = derived('digest');
  return {
    seal(secret, about) {
      const nonce = randomBytes(nonceBytes);
      const encryption = createCipheriv(cipher, sealing, nonce, { authTagLength: tagBytes });
      encryption.setAAD(Buffer.from(about));
      const encrypted = Buffer.concat([encryption.update(secret), encryption.final()]);
      return Buffer.concat([nonce, encryption.getAuthTag(), encrypted]);
    },
    unseal(sealed, about) {
      const nonce = sealed.subarray(0, nonceBytes);
      const decryption = createDecipheriv(cipher, sealing, nonce, { authTagLength: tagBytes });
      decryption.setAAD(Buffer.from(about));
      decryption.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decryption.update(sealed.subarray(nonceBytes + tagBytes)), decryption.final()]);
    },
    digest: (secret, about) => createHmac('sha256', digesting).update(`${about}\0${secret}`).digest(),
  };
}
