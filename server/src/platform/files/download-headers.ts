import { contentDisposition } from './content-disposition.ts';

/** Types a browser shows without running anything of theirs as a page of ours. */
const shownInline = new Set(['application/pdf', 'image/gif', 'image/jpeg', 'image/png', 'image/webp']);

/** Headers under which foreign content is safe to hand out from our own address. */
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
