import { ChevronLeft, ChevronRight } from 'lucide-react';

export interface CalendarHeaderProps {
  titleId: string;
  title: string;
  previous: string;
  next: string;
  onPrevious: () => void;
  onNext: () => void;
}

export function CalendarHeader({ titleId, title, previous, next, onPrevious, onNext }: CalendarHeaderProps) {
  return (
    <div className="flex items-center justify-between gap-2">
      <div id={titleId} aria-live="polite" className="tabular pl-[10px] font-strong">
        {title}
      </div>
      <div className="flex">
        <button type="button" aria-label={previous} onClick={onPrevious} className={stepButton}>
          <ChevronLeft size={18} />
        </button>
        <button type="button" aria-label={next} onClick={onNext} className={stepButton}>
          <ChevronRight size={18} />
        </button>
      </div>
    </div>
  );
}

const stepButton =
  'grid size-[36px] place-items-center rounded-[4px] text-text-soft tint-hover hover:text-text pointer-coarse:size-[44px]';
