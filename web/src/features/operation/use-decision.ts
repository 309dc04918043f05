import { showToast } from '../../design-system/toast/toast-store.ts';
import { events } from '../../lib/api/events.ts';
import { reportError } from '../../lib/errors/report-error.ts';

/** Does something, says so, and has every list asked for again: also when somebody else was quicker. */
export const useDecision = () => async (act: () => Promise<unknown>, done: string) => {
  try {
    await act();
    showToast({ variant: 'success', title: done });
  } catch (error) {
    await reportError(error);
  }
  events.emit('operationChanged');
};
