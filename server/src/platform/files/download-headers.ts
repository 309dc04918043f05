import { contentDisposition } from './content-disposition.ts';

/** Types that a browser displays without running their scripts as a page of this site. */
const shownInline = new Set(['application/pdf', 'image/gif', 'image/jpeg', 'image/png', 'image/webp']);

/** Headers with which foreign content can be served safely from this site's address. */
export function downloadHeaders(file: { name: string; mimeType: string }): Record<string, string> {
  const disposition = contentDisposition(shownInline.has(file.mimeType) ? 'inline' : 'attachment', file.name);
  return {
    'content-type': file.mimeType.startsWith('text/') ? `${file.mimeType}; charset=utf-8` : file.mimeType,
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
}
