import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const tokenBytes = 32;

/** A random secret of 256 bits that is safe in addresses. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** The stored hash of a token. A token is random, so a fast hash without salt is enough. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Compares secrets in constant time. */
export const sameSecret = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && timingSafeEqual(left, right);
