import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The secret is random and ends with the program. */
const secret = randomBytes(32);

/**
 * A UUID that is the same for the same form from the same browser on the same day, so that a repeated submission
 * counts once.
 */
export function formKeyOf({ ip, url, headers }: FastifyRequest, fields: URLSearchParams): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify([day, ip, headers['user-agent'], url, [...fields]]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
