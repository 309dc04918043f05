import { CloudOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../behaviour/words.ts';
import { Button } from '../buttons/button.tsx';

export interface ErrorStateProps {
  title: ReactNode;
  /** It says which data is safe and what to do next. */
  text?: ReactNode;
  onReload?: (() => void) | undefined;
  reloading?: boolean;
  reloadLabel?: string | undefined;
  action?: ReactNode;
  responseId?: string | undefined;
  icon?: LucideIcon;
  headingLevel?: 1 | 2 | 3;
}

/** It replaces only the panel that failed. Put it where the content would be. */
export function ErrorState({
  title,
  text,
  onReload,
  reloading = false,
  reloadLabel,
  action,
  responseId,
  icon: Icon = CloudOff,
  headingLevel = 3,
}: ErrorStateProps) {
  const words = useWords();
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className="grid content-center justify-items-start gap-[10px]">
      <Icon size={26} strokeWidth={1.5} aria-hidden="true" className="text-danger" />
      <Heading className="type-h3">{title}</Heading>
      {text && <p className="measure text-text-soft">{text}</p>}
      {(onReload || action) && (
        <div className="flex flex-wrap gap-[10px] pt-1">
          {onReload && (
            <Button loading={reloading} onClick={onReload}>
              {reloadLabel ?? words.reload}
            </Button>
          )}
          {action}
        </div>
      )}
      {responseId && <p className="type-micro tabular text-text-muted">{words.responseId(responseId)}</p>}
    </div>
  );
}
