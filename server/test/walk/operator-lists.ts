import type { NamedOperation } from '../fuzz/prepared-call.ts';

/** Made when it is first asked for, and kept: nothing anybody did. */
export const keptDocuments: readonly string[] = ['invoice_documents'];

/** Shows what would be, or something that has been: a preview before an act is one by its path. */
export const looksOnly = ({ id, operation: { path } }: NamedOperation) =>
  path.endsWith('/preview') || id === 'invoicesAdmin.pdf' || id === 'invoicesAdmin.xml';

export const mayWrite = ({ operation: { method, hasEffect } }: NamedOperation) =>
  method !== 'GET' || hasEffect === true;
