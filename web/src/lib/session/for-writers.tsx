import type { Account } from '@metra/contract/shapes/accounts';
import type { ReactNode } from 'react';
import { useSession } from './use-session.ts';

/** Readers may only read and export. The server refuses everything else, so the interface does not offer it. */
export const mayWrite = (account: Pick<Account, 'teamRole'> | null): boolean =>
  account?.teamRole !== 'READER';

export const useMayWrite = (): boolean => mayWrite(useSession().account);

export const ForWriters = ({ children }: { children: ReactNode }) => (useMayWrite() ? children : null);
