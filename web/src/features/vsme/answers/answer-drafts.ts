import type { Datapoint, Disclosure, DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import { createListeners } from '../../../design-system/behaviour/store.ts';
import { didNotArrive } from '../../../lib/autosave/retry.ts';
import type { KeyValueStorage } from '../../../lib/storage/safe-storage.ts';
import { type Body, draftKey, type KeptDraft, keptDraftsIn } from './kept-drafts.ts';
import { isSameAnswer } from './same-answer.ts';

/** What a colleague has written meanwhile. */
export type Theirs = Datapoint | DisclosureTable;

/** `waiting`: kept here, and sent as soon as the server can be reached. `refused`: the server does not take it. */
export type DraftState =
  | { kind: 'typed' | 'saving' | 'waiting' }
  | { kind: 'refused'; message: string }
  | { kind: 'conflict'; theirs: Theirs };

export interface Entry {
  draft: KeptDraft;
  state: DraftState;
}

export interface AnswerCalls {
  write(draft: KeptDraft, body: Body): Promise<Disclosure>;
  /** What the server has for it now. */
  present(draft: KeptDraft): Promise<Theirs | undefined>;
}

interface Needs {
  calls: AnswerCalls;
  storage: KeyValueStorage;
  owner: string;
  isConflict: (error: unknown) => boolean;
  explain: (error: unknown) => Promise<string>;
  onSaved: (year: number, disclosure: Disclosure) => void;
  /** What one person typed is never sent as somebody else. */
  isSignedIn: () => boolean;
}

const RETRY_MS = [2_000, 5_000, 15_000, 60_000] as const;

export type AnswerDrafts = ReturnType<typeof createAnswerDrafts>;

/** Every answer somebody works on: what was typed, what waits in the browser, and the way to the server. */
export function createAnswerDrafts(needs: Needs) {
  const kept = keptDraftsIn(needs.storage, needs.owner);
  const { subscribe, notify } = createListeners();
  const entries = new Map<string, Entry>();
  let all: readonly Entry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function put(key: string, entry: Entry | null) {
    if (entry) {
      entries.set(key, entry);
      kept.keep(entry.draft);
    } else {
      entries.delete(key);
      kept.forget(key);
    }
    all = [...entries.values()];
    notify();
  }

  const become = (key: string, state: DraftState) => {
    const entry = entries.get(key);
    if (entry) put(key, { ...entry, state });
  };

  /** Whether it is saved now. */
  async function send(key: string): Promise<boolean> {
    const sent = entries.get(key)?.draft;
    if (!sent?.body || entries.get(key)?.state.kind === 'saving') return false;
    become(key, { kind: 'saving' });
    try {
      const disclosure = await needs.calls.write(sent, sent.body);
      failures = 0;
      saved(key, sent, disclosure);
      return true;
    } catch (error) {
      await failed(key, sent, error);
      return false;
    }
  }

  function saved(key: string, sent: KeptDraft, disclosure: Disclosure) {
    const written = [...disclosure.datapoints, ...disclosure.tables].find(({ name }) => name === sent.name);
    serverHas(key, sent, written);
    needs.onSaved(sent.year, disclosure);
  }

  /** Whoever has typed on since it was sent goes on from what the server has now. */
  function serverHas(key: string, sent: KeptDraft, present: Theirs | undefined) {
    const now = entries.get(key)?.draft;
    if (now && now.raw !== sent.raw)
      put(key, { draft: { ...now, version: present?.version ?? now.version }, state: { kind: 'typed' } });
    else put(key, null);
  }

  async function failed(key: string, sent: KeptDraft, error: unknown): Promise<void> {
    if (didNotArrive(error) || !needs.isSignedIn()) {
      become(key, { kind: 'waiting' });
      clearTimeout(timer);
      timer = setTimeout(flush, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
      failures += 1;
    } else if (needs.isConflict(error)) {
      try {
        const theirs = await needs.calls.present(sent);
        if (theirs && sent.body && isSameAnswer(sent.body, theirs)) serverHas(key, sent, theirs);
        else if (theirs) become(key, { kind: 'conflict', theirs });
      } catch (second) {
        await failed(key, sent, needs.isConflict(second) ? new Error('', { cause: second }) : second);
      }
    } else become(key, { kind: 'refused', message: await needs.explain(error) });
  }

  function flush() {
    clearTimeout(timer);
    if (!needs.isSignedIn()) return;
    for (const [key, { state }] of entries) if (state.kind === 'waiting') void send(key);
  }

  /** What an earlier visit has left behind. */
  for (const draft of kept.read())
    entries.set(draftKey(draft), { draft, state: { kind: draft.body ? 'waiting' : 'typed' } });
  all = [...entries.values()];
  if (all.some(({ state }) => state.kind === 'waiting')) timer = setTimeout(flush, 0);

  return {
    subscribe,
    entry: (key: string): Entry | undefined => entries.get(key),
    all: (): readonly Entry[] => all,
    flush,
    type(draft: Omit<KeptDraft, 'body'>) {
      const key = draftKey(draft);
      const known = entries.get(key);
      const isSaving = known?.state.kind === 'saving';
      put(key, {
        draft: { ...draft, version: known?.draft.version ?? draft.version, body: null },
        state: isSaving || known?.state.kind === 'conflict' ? known.state : { kind: 'typed' },
      });
    },
    /** Saves what was typed; true once the server has it. */
    save(key: string, body: Body): Promise<boolean> {
      const entry = entries.get(key);
      if (!entry) return Promise.resolve(false);
      put(key, { ...entry, draft: { ...entry.draft, body } });
      return send(key);
    },
    discard: (key: string) => put(key, null),
    /** Mine over theirs, knowingly. */
    keepMine(key: string, body: Body): Promise<boolean> {
      const entry = entries.get(key);
      if (entry?.state.kind !== 'conflict') return Promise.resolve(false);
      const { version } = entry.state.theirs;
      put(key, { draft: { ...entry.draft, version, body }, state: { kind: 'typed' } });
      return send(key);
    },
  };
}
