import type { Tx } from '../../platform/database/database.ts';

/** Lets all servers know that what the members of an organisation may do has changed. */
export type RefreshMembers = (tx: Tx, organisationId: number) => Promise<void>;
