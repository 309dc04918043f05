import { create } from 'content-disposition';

/** Whether a file is shown or saved, and its name, from which nothing leads into another folder or hides its ending. */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  const safe = name.toWellFormed().replace(/[\p{Cc}\p{Cf}/\\]/gu, '_');
  return create(safe || 'file', { type });
}
