import type { ReactNode } from 'react';

interface WebLinkProps {
  address: string;
  /** The children come before the address. */
  children?: ReactNode;
  className?: string;
}

/** Leads to an organisation's own site. Other texts than web addresses are shown without a link. */
export function WebLink({ address, children, className = '' }: WebLinkProps) {
  const shown = address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  if (!/^https?:\/\//i.test(address)) return shown;
  return (
    <a href={address} rel="noopener nofollow ugc" className={`link break-words ${className}`}>
      {children}
      {shown}
    </a>
  );
}
