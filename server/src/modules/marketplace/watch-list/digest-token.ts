import { createHmac, timingSafeEqual } from 'node:crypto';

const signature = (secret: Buffer, accountId: number) =>
  createHmac('sha256', secret).update(`watch-list-digest:${accountId}`).digest();

/** Stands in every mail: it can switch off these mails for one person, and nothing else, for as long as they come. */
export const digestToken = (secret: Buffer, accountId: number): string =>
  `${accountId}.${signature(secret, accountId).toString('base64url')}`;

/** Whose token it is; undefined: nobody's. */
export function accountOfToken(secret: Buffer, token: string): number | undefined {
  const [id = '', signed = ''] = token.split('.');
  const accountId = Number(id);
  const given = Buffer.from(signed, 'base64url');
  const right = signature(secret, accountId);
  return given.length === right.length && timingSafeEqual(given, right) ? accountId : undefined;
}
