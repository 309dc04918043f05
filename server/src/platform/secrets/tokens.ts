import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const tokenBytes = 32;

/** A secret nobody can guess: 256 random bits, safe in an address. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What is stored instead of the token. A token is random, so a fast hash without salt is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token, 'utf8').digest();

/** Compares secrets in a time that tells nothing about where they differ. */
export const sameSecret = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && timingSafeEqual(left, right);
