import type { ReactNode } from 'react';

interface WebLinkProps {
  address: string;
  /** Before the address. */
  children?: ReactNode;
  className?: string;
}

/** To an organisation's own site; what is no address of the web is only text. */
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
