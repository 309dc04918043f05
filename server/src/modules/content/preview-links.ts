import type { SignedLinks } from '../../platform/files/signed-links.ts';

const pathOf = (versionId: number) => `/preview/${versionId}`;

/** A signed token that shows one version of a page until it expires: `12.1794816000.<signature>`. */
export function previewToken(links: SignedLinks, versionId: number, expires: Date): string {
  const query = new URLSearchParams(links.sign(pathOf(versionId), expires).split('?')[1]);
  return [versionId, query.get('expires'), query.get('signature')].join('.');
}

interface Preview {
  versionId: number;
  expires: Date;
}

/** Undefined if the token is invalid or has expired. */
export function readPreviewToken(links: SignedLinks, token: string): Preview | undefined {
  const [, id = '', expires = '', signature = ''] = /^(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (!links.verify(pathOf(Number(id)), { expires, signature })) return undefined;
  return { versionId: Number(id), expires: new Date(Number(expires) * 1000) };
}
