import type { ReactNode } from 'react';
import { SectorMark, type SectorShape } from '../pictures/sector-mark.tsx';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  /** The search also finds an option by these words, which are not shown. */
  keywords?: string;
  sector?: SectorShape;
  disabled?: boolean;
}

/** An option looks the same in the list and in the closed control. */
export function OptionText({
  option,
  withDescription = false,
}: {
  option: Option;
  withDescription?: boolean;
}): ReactNode {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      {option.sector && <SectorMark sector={option.sector} />}
      <span className="min-w-0">
        <span className="block truncate">{option.label}</span>
        {withDescription && option.description && (
          <span className="block text-small font-text text-text-muted">{option.description}</span>
        )}
      </span>
    </span>
  );
}
