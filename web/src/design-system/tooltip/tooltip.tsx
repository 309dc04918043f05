import { useRender } from '@base-ui/react/use-render';
import { type ReactElement, useCallback, useEffect, useRef } from 'react';
import { type AttachedTooltip, attachTooltip } from './attach-tooltip.ts';

export interface TooltipProps {
  /** Text or simple HTML. With nothing to read in it the tooltip is never shown. */
  content: string;
  /** The element it explains: one that takes a ref and can be focused. */
  children: ReactElement;
}

/** Explains a term or names an icon; never the only place of a needed fact. */
export function Tooltip({ content, children }: TooltipProps) {
  return useRender({ render: children, ref: useTooltip(content) });
}

/** The same for an element that cannot be wrapped: put the returned ref on it. */
function useTooltip(content: string) {
  const attached = useRef<AttachedTooltip | null>(null);
  const latest = useRef(content);

  useEffect(() => {
    latest.current = content;
    attached.current?.change(content);
  }, [content]);

  return useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const tooltip = attachTooltip(element, latest.current);
    attached.current = tooltip;
    return () => {
      tooltip.remove();
      attached.current = null;
    };
  }, []);
}
