import { useEffect, useState } from 'react';
import { ErrorState, type ErrorStateProps } from '../../design-system/feedback/error-state.tsx';
import { errorText } from './error-text.ts';
import { isClientError } from './errors.ts';

interface LoadErrorProps extends Pick<ErrorStateProps, 'headingLevel' | 'action' | 'icon'> {
  title: string;
  /** The text says which data is not affected. */
  text?: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

export function LoadError({ title, text, query, ...look }: LoadErrorProps) {
  const { error, isFetching, refetch } = query;
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    errorText(error).then(setReason);
  }, [error]);
  return (
    <ErrorState
      {...look}
      title={title}
      text={[reason, text].filter(Boolean).join(' ')}
      onReload={() => void refetch()}
      reloading={isFetching}
      responseId={isClientError(error) ? error.responseId : undefined}
    />
  );
}
