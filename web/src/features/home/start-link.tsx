import type { ReactNode } from 'react';
import { TargetLink } from '../../domain/content/rich-text-view.tsx';
import { useHasLogin } from '../../lib/session/has-login.ts';
import { SiteLink } from '../../lib/site/site-link.tsx';
import { useSiteSearch } from '../../lib/site/site-page.ts';

interface StartLinkProps {
  /** Editors choose the target. A link to the registration is the same as everywhere on the page. */
  target?: string;
  className: string;
  children: ReactNode;
}

export function StartLink({ target = '/register', className, children }: StartLinkProps) {
  const start = useStartPath();
  return (
    <TargetLink
      target={target === '/register' ? start : target}
      Link={SiteLink}
      className={className}
      label={children}
    />
  );
}

/** "Start your strategy" leads to the wizard, which a visitor reaches by registering. The link passes a code on. */
function useStartPath(): string {
  const { promotionCode: code } = useSiteSearch();
  if (useHasLogin()) return '/app/wizard';
  return code ? `/register?promotionCode=${encodeURIComponent(code)}` : '/register';
}
