import type { Account } from '@metra/contract/shapes/accounts';
import type { ReactNode } from 'react';
import { useSession } from './use-session.ts';

/** Readers see and export; the server refuses them everything else, so nothing else is offered. */
export const mayWrite = (account: Pick<Account, 'teamRole'> | null): boolean =>
  account?.teamRole !== 'READER';

export const useMayWrite = (): boolean => mayWrite(useSession().account);

/** What changes something of the organisation's. */
export const ForWriters = ({ children }: { children: ReactNode }) => (useMayWrite() ? children : null);
