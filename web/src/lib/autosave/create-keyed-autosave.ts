import type { Owner } from './owner.ts';
import { createRetry, didNotArrive } from './retry.ts';

export type Outcome<Answer, Theirs> =
  | { kind: 'saved'; answer: Answer }
  | { kind: 'offline' }
  /** Somebody else changed the same; `theirs` is what the server has. */
  | { kind: 'conflict'; theirs: Theirs; error: unknown }
  | { kind: 'refused'; error: unknown };

export interface KeyedAutosaveSettings<Sending, Answer, Theirs> {
  owner: Owner;
  /** The keys of all drafts that may be sent without their person. */
  ready: () => Iterable<string>;
  /** Marks a draft as being sent; undefined if it cannot be sent. */
  begin: (key: string) => Sending | undefined;
  send: (sending: Sending) => Promise<Answer>;
  isConflict: (error: unknown) => boolean;
  present: (sending: Sending) => Promise<Theirs>;
  settle: (key: string, sending: Sending, outcome: Outcome<Answer, Theirs>) => void | Promise<void>;
  /** All that was ready has been sent, or waits for the connection. */
  onIdle?: () => void;
  onConnection?: () => void;
}

const AT_ONCE = 3;

/** Sends many small drafts, each under its own key. The caller stores them and their states. */
export function createKeyedAutosave<Sending, Answer, Theirs>(
  settings: KeyedAutosaveSettings<Sending, Answer, Theirs>,
) {
  const { owner } = settings;
  const retry = createRetry(flush);
  const underWay = new Set<string>();
  let isOffline = false;

  function flush() {
    if (!owner.isSignedIn()) return;
    for (const key of settings.ready()) {
      if (underWay.size >= AT_ONCE) return;
      void send(key);
    }
    if (underWay.size === 0) settings.onIdle?.();
  }

  /** Sends one draft at once; true if it was saved. */
  async function send(key: string): Promise<boolean> {
    if (underWay.has(key)) return false;
    const sending = settings.begin(key);
    if (!sending) return false;
    underWay.add(key);
    let outcome: Outcome<Answer, Theirs>;
    try {
      outcome = await outcomeOf(sending);
      await settings.settle(key, sending, outcome);
    } finally {
      // The draft can be sent again even if its outcome could not be stored.
      underWay.delete(key);
    }
    reached(outcome.kind !== 'offline');
    return outcome.kind === 'saved';
  }

  async function outcomeOf(sending: Sending): Promise<Outcome<Answer, Theirs>> {
    if (!owner.isSignedIn()) return { kind: 'offline' };
    try {
      return { kind: 'saved', answer: await settings.send(sending) };
    } catch (error) {
      if (!settings.isConflict(error)) return failed(error);
      try {
        return { kind: 'conflict', theirs: await settings.present(sending), error };
      } catch (second) {
        return failed(second);
      }
    }
  }

  /** A person who was signed out in the meantime continues after the next login. */
  const failed = (error: unknown): Outcome<Answer, Theirs> =>
    didNotArrive(error) || !owner.isSignedIn() ? { kind: 'offline' } : { kind: 'refused', error };

  function reached(isReached: boolean) {
    const wasOffline = isOffline;
    isOffline = !isReached;
    if (isReached) {
      retry.arrived();
      flush();
    } else retry.failed();
    if (wasOffline !== isOffline) settings.onConnection?.();
  }

  return {
    flush,
    send,
    offline: () => isOffline,
    listen() {
      retry.listen();
      owner.onSignIn(flush);
    },
  };
}
