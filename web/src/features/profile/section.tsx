import { type ReactNode, useId } from 'react';

interface SectionProps {
  id?: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A part of the page: what it is about on the left, what can be done on the right. */
export function Section({ id, title, text, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid gap-x-16 gap-y-5 border-t border-line-strong py-8 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
    >
      <header className="grid content-start gap-2">
        <h2 id={titleId} className="type-h3">
          {title}
        </h2>
        {text && <p className="measure text-small text-text-muted">{text}</p>}
      </header>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

interface RowProps {
  label: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
}

/** One line of a section; a list of them is divided by hairlines. */
export function Row({ label, detail, action }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-[240px]">
        <div className="leading-ui font-medium [overflow-wrap:anywhere]">{label}</div>
        {detail && <div className="pt-1 text-small text-text-muted">{detail}</div>}
      </div>
      {action}
    </div>
  );
}
