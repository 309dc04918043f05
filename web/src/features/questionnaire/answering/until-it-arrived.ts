import { createRetry } from '../../../lib/autosave/retry.ts';
import type { Sending } from './send-attempt.ts';

interface Hears {
  onWait: () => void;
  onSettled: (sent: Exclude<Sending, { kind: 'waits' }>) => void;
}

/** The answers are sent, and sent again, until the server answers. The returned function ends that. */
export function untilItArrived(send: () => Promise<Sending>, { onWait, onSettled }: Hears): () => void {
  let isOver = false;
  let isUnderWay = false;
  const retry = createRetry(attempt);
  const stop = retry.listen();

  async function attempt() {
    if (isUnderWay || isOver) return;
    retry.cancel();
    isUnderWay = true;
    const sent = await send();
    isUnderWay = false;
    if (isOver) return;
    if (sent.kind !== 'waits') {
      end();
      return onSettled(sent);
    }
    onWait();
    retry.failed();
  }
  function end() {
    isOver = true;
    stop();
  }
  void attempt();
  return end;
}
