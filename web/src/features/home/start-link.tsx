import type { ReactNode } from 'react';
import { TargetLink } from '../../domain/content/rich-text-view.tsx';
import { SiteLink } from '../../lib/site/site-link.tsx';
import { useStartPath } from './use-start-path.ts';

interface StartLinkProps {
  /** Where editors want it to lead; to the registration it leads as everywhere on the page. */
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
