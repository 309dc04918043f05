import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { invalidateAnswers } from '../../lib/invalidate-answers.ts';
import { reportError } from '../../lib/report-error.ts';

/** Marks one notification as seen, or without an id all of them; bell, panel and page then show it. */
export function useMarkSeen() {
  return useMutation({
    mutationFn: async (id?: number) => {
      if (id === undefined) await api.account.markAllEventsSeen();
      else await api.account.markEventSeen({ params: { id } });
    },
    onError: reportError,
    onSettled: () => invalidateAnswers(api.account.events),
  });
}
