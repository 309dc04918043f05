import type { Account } from '@metra/contract/accounts';
import { useEffect, useState } from 'react';
import { session } from '../lib/current-session.ts';
import { ImpersonationNotice } from '../lib/impersonation-notice.tsx';
import { log } from '../lib/log.ts';

/** Fetched only by administrators who act for someone else. */
export function SiteImpersonationNotice() {
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    session
      .resolve()
      .then(setAccount)
      .catch((error: unknown) => log.info('The login could not be read.', error));
  }, []);
  if (!account?.impersonator) return null;
  return <ImpersonationNotice account={account} onEnd={() => location.assign('/logout')} />;
}
