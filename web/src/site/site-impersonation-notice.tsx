import type { Account } from '@metra/contract/shapes/accounts';
import { useEffect, useState } from 'react';
import { log } from '../lib/errors/log.ts';
import { session } from '../lib/session/current-session.ts';
import { ImpersonationNotice } from '../lib/session/impersonation-notice.tsx';

/** It is loaded only during an impersonation. */
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
