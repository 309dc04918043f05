import { create } from 'content-disposition';

/**
 * Whether a file is displayed or saved, and its name without parts that lead into another folder or hide its ending.
 */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  const safe = name.toWellFormed().replace(/[\p{Cc}\p{Cf}/\\]/gu, '_');
  return create(safe || 'file', { type });
}
