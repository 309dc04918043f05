import type { Language } from '@metra/contract/core/primitives';

/** For whom a view reads, and when. Each view picks what it needs. */
export interface Reader {
  readonly organisationId: number;
  readonly accountId: number;
  readonly language: Language;
  readonly now: Date;
}
