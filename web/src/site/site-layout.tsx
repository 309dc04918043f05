import { lazy, type ReactNode, Suspense } from 'react';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { useActsForSomeone, useHasLogin } from '../lib/session/has-login.ts';
import { LanguageLink } from '../lib/site/language-link.tsx';
import { SiteLink } from '../lib/site/site-link.tsx';

const ImpersonationNotice = lazy(async () => ({
  default: (await import('./site-impersonation-notice.tsx')).SiteImpersonationNotice,
}));

interface SiteLayoutProps {
  path: string;
  isForm: boolean;
  children: ReactNode;
}

export function SiteLayout({ path, isForm, children }: SiteLayoutProps) {
  const actsForSomeone = useActsForSomeone();
  return (
    <PublicLayout
      Link={SiteLink}
      LanguageSwitch={({ className }) => <LanguageLink path={path} className={className} />}
      // A page below one of the navigation's pages belongs to it.
      current={`/${path.split('/')[1]}`}
      isForm={isForm}
      signedIn={useHasLogin()}
      banner={<Suspense>{actsForSomeone && <ImpersonationNotice />}</Suspense>}
    >
      {children}
    </PublicLayout>
  );
}
