import type { FastifyRequest } from 'fastify';
import { runAsTenant } from '../../platform/database/connection-shares.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { networkOf } from '../../platform/limits/network-of.ts';

/** A signed link has no organisation, so its database connections count towards the limit of the caller's network. */
export const runAsNetwork = <Result>({ ip }: Pick<FastifyRequest, 'ip'>, work: () => Promise<Result>) =>
  runAsTenant({ name: `network:${networkOf(ip)}` }, work);

interface Asked {
  url: string;
  query: { expires?: unknown; signature?: unknown };
}

/** Fails if the link was not signed by this installation or has expired. */
export function assertSigned({ url, query: { expires, signature } }: Asked, signedLinks: SignedLinks): void {
  const path = url.split('?', 1)[0] ?? '';
  if (!signedLinks.verify(path, { expires: String(expires), signature: String(signature) }))
    throw new DomainError('resource.link_expired');
}
