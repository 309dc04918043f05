import type { Language } from '@metra/contract/core/primitives';
import type { Actor } from './actor.ts';
import type { Call } from './call.ts';

/** For whom a view reads, and when. Each view picks what it needs. */
export interface Reader {
  readonly organisationId: number;
  readonly accountId: number;
  readonly language: Language;
  readonly now: Date;
}

/** Everyone in the organisation who reads in this language. */
export interface OrganisationReader {
  readonly actor: Pick<Actor, 'organisationId' | 'timeZone' | 'firstMonth'>;
  readonly language: Language;
}

/** The caller as a reader, with the time zone and the business year of the organisation. */
export const readerOf = ({ actor, language }: Pick<Call, 'actor' | 'language'>) => ({ ...actor, language });
