import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { DomainError } from '../http/domain-error.ts';

/** Allowed types with the file ending for downloads. */
export const fileTypes = {
  'application/pdf': 'pdf',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/xml': 'xml',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'text/csv': 'csv',
  'text/plain': 'txt',
} as const;

export type FileType = keyof typeof fileTypes;

const isAllowed = (mimeType: string): mimeType is FileType => Object.hasOwn(fileTypes, mimeType);

/** Detects the type of a file by its content. Its name only distinguishes tables and prose in plain text. */
export async function inspectFile(path: string, name: string): Promise<FileType> {
  const { fileTypeFromFile } = await import('file-type');
  const found = (await fileTypeFromFile(path))?.mime;
  if (found !== undefined && found !== 'application/xml' && isAllowed(found)) return found;
  if (!(await isPlainText(path))) throw new DomainError('input.unsupported_type');
  if (await isDrawing(path)) return 'image/svg+xml';
  if (found === 'application/xml') return found;
  return /\.(csv|tsv)$/i.test(name) ? 'text/csv' : 'text/plain';
}

/** Text in UTF-8 or an old Western encoding contains no control characters except tab, line and page breaks. */
async function isPlainText(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const isText = chunk.every((byte) => (byte >= 0x20 && byte !== 0x7f) || (byte >= 0x09 && byte <= 0x0d));
    if (!isText) return false;
  }
  return true;
}

async function isDrawing(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const start = buffer
      .toString('utf8', 0, bytesRead)
      .replace(/^\uFEFF/, '')
      .trimStart();
    return start.startsWith('<') && /<svg[\s>]/i.test(start);
  } finally {
    await file.close();
  }
}
