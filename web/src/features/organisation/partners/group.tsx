import type { ReactNode } from 'react';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';

interface GroupProps {
  title: string;
  empty: string;
  emptyText: string;
  children: ReactNode[];
}

/** One list of several on the page, also while nothing is in it. */
export function Group({ title, empty, emptyText, children }: GroupProps) {
  return (
    <section className="panel">
      <h2 className="type-panel border-b border-line px-5 py-4 md:px-6">{title}</h2>
      {children.length > 0 ? (
        <ul className="divide-y divide-line">{children}</ul>
      ) : (
        <EmptyState headingLevel={3} title={empty} text={emptyText} />
      )}
    </section>
  );
}
