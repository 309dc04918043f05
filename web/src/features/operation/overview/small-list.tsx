import { type ReactNode, useId } from 'react';
import { FrameLink } from '../../../lib/site/frame-link.tsx';

interface SmallListProps {
  title: string;
  href: string;
  link: string;
  children: ReactNode;
}

export function SmallList({ title, href, link, children }: SmallListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4 border-b border-text pb-2">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        <FrameLink href={href} className="link text-small">
          {link}
        </FrameLink>
      </div>
      {children}
    </section>
  );
}
