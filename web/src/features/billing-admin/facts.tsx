import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** The list leaves out facts without a value. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="*:grid *:gap-x-6 *:gap-y-1 *:border-b *:border-line *:py-3 *:first:pt-0 *:last:border-b-0 sm:*:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] [&_dt]:text-text-muted">
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
      .map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

interface PanelProps {
  title: string;
  children: ReactNode;
}

export const FactPanel = ({ title, children }: PanelProps) => (
  <section className="panel grid gap-4 p-5 sm:p-6">
    <h2 className="type-h3">{title}</h2>
    {children}
  </section>
);
