import { lazy, Suspense } from 'react';
import { useSession } from './use-session.ts';

const ActingStrip = lazy(async () => ({ default: (await import('./acting-strip.tsx')).ActingStrip }));

/** Stands above every page while an administrator acts for someone else; nobody else fetches what it needs. */
export function ImpersonationBanner() {
  const { account } = useSession();
  return <Suspense>{account?.impersonator && <ActingStrip account={account} />}</Suspense>;
}
