import { lazy, Suspense } from 'react';
import { useSession } from './use-session.ts';

const ImpersonationNotice = lazy(async () => ({
  default: (await import('./impersonation-notice.tsx')).ImpersonationNotice,
}));

/** Stands above every page while an administrator acts for someone else; nobody else fetches what it needs. */
export function ImpersonationBanner() {
  const { account } = useSession();
  return <Suspense>{account?.impersonator && <ImpersonationNotice account={account} />}</Suspense>;
}
