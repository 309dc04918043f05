import type { Language } from '@metra/contract/core/primitives';
import type { Call } from './call.ts';

/** For whom a view reads, and when. Each view picks what it needs. */
export interface Reader {
  readonly organisationId: number;
  readonly accountId: number;
  readonly language: Language;
  readonly now: Date;
}

/** The caller as a reader, with the time zone and the business year of the organisation. */
export const readerOf = ({ actor, language }: Pick<Call, 'actor' | 'language'>) => ({ ...actor, language });
