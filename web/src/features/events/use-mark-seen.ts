import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { useSession } from '../../lib/session/use-session.ts';

interface MarkSeen {
  /** Marks one notification. Undefined during an impersonation, because the owner has to see it. */
  markOne: ((id: number) => void) | undefined;
  markAll: (() => void) | undefined;
  isMarkingAll: boolean;
}

/** Marks notifications as seen. Bell, panel and page then show it. */
export function useMarkSeen(): MarkSeen {
  const { account } = useSession();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (id?: number) => {
      if (id === undefined) await api.account.markAllEventsSeen();
      else await api.account.markEventSeen({ params: { id } });
    },
    onError: reportError,
    onSettled: () => invalidateAnswers(api.account.events),
  });
  const isOwner = !account?.impersonator;
  return {
    markOne: isOwner ? mutate : undefined,
    markAll: isOwner ? () => mutate(undefined) : undefined,
    isMarkingAll: isPending && variables === undefined,
  };
}
