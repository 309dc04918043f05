import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface FoldedSectionProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** A collapsed section of a long form is not rendered, but the form keeps its input. */
export function FoldedSection({ title, open = false, children }: FoldedSectionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(open);
  return (
    <section aria-labelledby={`${id}title`} className="border-t border-line-strong">
      <h2 id={`${id}title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="type-h3 flex min-h-[52px] w-full items-center justify-between gap-4 rounded-control py-3 text-left"
        >
          {title}
          <ChevronDown
            size={18}
            aria-hidden="true"
            className={isOpen ? 'rotate-180 text-text-muted' : 'text-text-muted'}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="pt-2 pb-8">
        <div className="grid gap-5">{isOpen && children}</div>
      </div>
    </section>
  );
}
