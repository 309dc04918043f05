import { lazy, type ReactNode, Suspense } from 'react';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { useActsForSomeone, useHasLogin } from '../lib/has-login.ts';
import { LanguageLink } from '../lib/language-link.tsx';
import { SiteLink } from '../lib/site-link.tsx';

const ImpersonationNotice = lazy(async () => ({
  default: (await import('./site-impersonation-notice.tsx')).SiteImpersonationNotice,
}));

/** Header and footer of the pages for everyone. */
export function SiteLayout({ path, children }: { path: string; children: ReactNode }) {
  const actsForSomeone = useActsForSomeone();
  return (
    <PublicLayout
      Link={SiteLink}
      LanguageSwitch={({ className }) => <LanguageLink path={path} className={className} />}
      current={path}
      signedIn={useHasLogin()}
      banner={<Suspense>{actsForSomeone && <ImpersonationNotice />}</Suspense>}
    >
      {children}
    </PublicLayout>
  );
}
