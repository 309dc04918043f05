import type { Sending } from './send-attempt.ts';

const RETRY_MS = [2_000, 5_000, 15_000, 60_000] as const;

interface Hears {
  onWait: () => void;
  onSettled: (sent: Exclude<Sending, { kind: 'waits' }>) => void;
}

/** Sends, and sends again after a while or as soon as there is a line, until there is an answer. Returns what ends it. */
export function untilItArrived(send: () => Promise<Sending>, { onWait, onSettled }: Hears): () => void {
  let isOver = false;
  let isUnderWay = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt() {
    if (isUnderWay || isOver) return;
    clearTimeout(timer);
    isUnderWay = true;
    const sent = await send();
    isUnderWay = false;
    if (isOver) return;
    if (sent.kind !== 'waits') {
      end();
      return onSettled(sent);
    }
    onWait();
    timer = setTimeout(attempt, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
    failures += 1;
  }
  function end() {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', attempt);
  }
  addEventListener('online', attempt);
  void attempt();
  return end;
}
