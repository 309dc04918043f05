import { useRender } from '@base-ui/react/use-render';
import { type ReactElement, useCallback, useEffect, useRef } from 'react';
import { type AttachedTooltip, attachTooltip } from './attach-tooltip.ts';

export interface TooltipProps {
  /** The content is text or simple HTML. A tooltip without readable text is never shown. */
  content: string;
  /** The element has to accept a ref and the focus. */
  children: ReactElement;
}

/** A tooltip explains a term or names an icon; it is never the only place of a necessary fact. */
export function Tooltip({ content, children }: TooltipProps) {
  return useRender({ render: children, ref: useTooltip(content) });
}

/** This is for an element that cannot be wrapped: put the returned ref on it. */
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
