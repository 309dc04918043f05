import { createHmac, timingSafeEqual } from 'node:crypto';

const signature = (secret: Buffer, accountId: number) =>
  createHmac('sha256', secret).update(`watch-list-digest:${accountId}`).digest();

/** Each digest contains this token. It can only turn off the digest of one person and never expires. */
export const digestToken = (secret: Buffer, accountId: number): string =>
  `${accountId}.${signature(secret, accountId).toString('base64url')}`;

/** The account of a token; undefined if it is invalid. */
export function accountOfToken(secret: Buffer, token: string): number | undefined {
  const [id = '', signed = ''] = token.split('.');
  const accountId = Number(id);
  const given = Buffer.from(signed, 'base64url');
  const right = signature(secret, accountId);
  return given.length === right.length && timingSafeEqual(given, right) ? accountId : undefined;
}
