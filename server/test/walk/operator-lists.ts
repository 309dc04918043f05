import type { NamedOperation } from '../fuzz/prepared-call.ts';

/**
 * The server creates and stores these documents at the first request, so they do not show that somebody
 * acted.
 */
export const keptDocuments: readonly string[] = ['invoice_documents'];

/** These operations show what would happen or what has happened; the path tells previews. */
export const looksOnly = ({ id, operation: { path } }: NamedOperation) =>
  path.endsWith('/preview') || id === 'invoicesAdmin.pdf' || id === 'invoicesAdmin.xml';

export const mayWrite = ({ operation: { method, hasEffect } }: NamedOperation) =>
  method !== 'GET' || hasEffect === true;
