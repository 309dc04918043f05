/** Types a browser shows without running anything of theirs as a page of ours. */
const shownInline = new Set(['application/pdf', 'image/gif', 'image/jpeg', 'image/png', 'image/webp']);

/** Headers under which foreign content is safe to hand out from our own address. */
export function downloadHeaders(file: { name: string; mimeType: string }): Record<string, string> {
  const disposition = shownInline.has(file.mimeType) ? 'inline' : 'attachment';
  return {
    'content-type': file.mimeType.startsWith('text/') ? `${file.mimeType}; charset=utf-8` : file.mimeType,
    'content-disposition': `${disposition}; ${fileNameParameters(file.name)}`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** The name twice: plainly for old clients, percent-encoded for everyone else (RFC 6266). */
function fileNameParameters(name: string): string {
  const safe = name.toWellFormed().replace(/[\p{Cc}\p{Cf}/\\]/gu, '_') || 'file';
  const plain = safe.replace(/[^\x20-\x7e]|["%;]/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
