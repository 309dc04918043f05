import type { ReactNode } from 'react';

interface SectionHeadProps {
  id: string;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

export const SectionHead = ({ id, title, text, children }: SectionHeadProps) => (
  <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div>
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      {text && <p className="type-small mt-1 text-text-muted">{text}</p>}
    </div>
    {children}
  </div>
);
