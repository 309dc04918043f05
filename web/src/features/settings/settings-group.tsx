import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useDrawn } from '../../lib/browser/use-drawn.ts';
import { useNarrow } from '../../lib/browser/use-media.ts';

interface SettingsGroupProps {
  title: string;
  /** The group is open at first if groups can be folded. */
  open: boolean;
  /** The group opens if it has an error, so that the error is visible. */
  hasError: boolean;
  children: ReactNode;
}

/** A group of fields is a section; on small screens it can be folded. */
export function SettingsGroup({ title, open: openAtFirst, hasError, children }: SettingsGroupProps) {
  const titleId = useId();
  const narrow = useNarrow();
  const [open, setOpen] = useState(openAtFirst);
  const isDrawn = useDrawn(openAtFirst || !narrow);
  useEffect(() => {
    if (hasError) setOpen(true);
  }, [hasError]);
  if (!narrow)
    return (
      <section aria-labelledby={titleId} className="grid gap-5 border-t border-line-strong py-8">
        <h2 id={titleId} className="type-h3">
          {title}
        </h2>
        <div className="field-grid">{children}</div>
      </section>
    );
  return (
    <details
      className="group border-t border-line-strong last-of-type:border-b"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-[52px] cursor-pointer list-none items-center justify-between rounded-control [&::-webkit-details-marker]:hidden">
        <h2 className="type-h3">{title}</h2>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="text-text-muted transition-[rotate] duration-(--t-base) group-open:rotate-180"
        />
      </summary>
      <div className="field-grid pt-2 pb-6">{isDrawn && children}</div>
    </details>
  );
}
