import type { Disclosure } from '@metra/contract/shapes/standard-shapes';
import { createListeners } from '../../../design-system/behaviour/store.ts';
import { createKeyedAutosave } from '../../../lib/autosave/create-keyed-autosave.ts';
import type { Owner } from '../../../lib/autosave/owner.ts';
import type { SaveState } from '../../../lib/autosave/save-state.ts';
import type { KeyValueStorage } from '../../../lib/storage/safe-storage.ts';
import type { Body, Theirs } from './answer-shapes.ts';
import { isSameAnswer } from './same-answer.ts';
import { draftKey, type StoredDraft, storedDraftsIn } from './stored-drafts.ts';

export type DraftState =
  | { kind: Extract<SaveState, 'typed' | 'saving' | 'offline'> }
  | { kind: 'refused'; message: string }
  | { kind: 'conflict'; theirs: Theirs };

export interface Entry {
  draft: StoredDraft;
  state: DraftState;
}

export interface AnswerCalls {
  write(draft: StoredDraft, body: Body): Promise<Disclosure>;
  /** Reads what the server has for it now. */
  present(draft: StoredDraft): Promise<Theirs | undefined>;
}

interface Needs {
  calls: AnswerCalls;
  storage: KeyValueStorage;
  owner: Owner;
  isConflict: (error: unknown) => boolean;
  explain: (error: unknown) => Promise<string>;
  onSaved: (year: number, disclosure: Disclosure) => void;
}

export type AnswerDrafts = ReturnType<typeof createAnswerDrafts>;

/** It contains every answer that somebody works on, stores it in the browser and sends it. */
export function createAnswerDrafts(needs: Needs) {
  const stored = storedDraftsIn(needs.storage, needs.owner.id);
  const { subscribe, notify } = createListeners();
  const entries = new Map<string, Entry>();
  let all: readonly Entry[] = [];

  function put(key: string, entry: Entry | null) {
    if (entry) {
      entries.set(key, entry);
      stored.keep(entry.draft);
    } else {
      entries.delete(key);
      stored.forget(key);
    }
    all = [...entries.values()];
    notify();
  }

  const become = (key: string, state: DraftState) => {
    const entry = entries.get(key);
    if (entry) put(key, { ...entry, state });
  };

  function* ready() {
    for (const [key, { state }] of entries) if (state.kind === 'offline') yield key;
  }

  const autosave = createKeyedAutosave<StoredDraft & { body: Body }, Disclosure, Theirs | undefined>({
    owner: needs.owner,
    ready,
    begin(key) {
      const draft = entries.get(key)?.draft;
      if (!draft?.body) return;
      become(key, { kind: 'saving' });
      return { ...draft, body: draft.body };
    },
    send: (sent) => needs.calls.write(sent, sent.body),
    isConflict: needs.isConflict,
    present: needs.calls.present,
    async settle(key, sent, outcome) {
      switch (outcome.kind) {
        case 'saved':
          return saved(key, sent, outcome.answer);
        case 'offline':
          // A person who continued typing saves the draft later.
          return become(key, { kind: entries.get(key)?.draft.body ? 'offline' : 'typed' });
        case 'conflict':
          if (outcome.theirs && isSameAnswer(sent.body, outcome.theirs))
            return serverHas(key, sent, outcome.theirs);
          if (outcome.theirs) return become(key, { kind: 'conflict', theirs: outcome.theirs });
          break;
        case 'refused':
      }
      become(key, { kind: 'refused', message: await needs.explain(outcome.error) });
    },
  });
  const { send, flush } = autosave;

  function saved(key: string, sent: StoredDraft, disclosure: Disclosure) {
    const written = [...disclosure.datapoints, ...disclosure.tables].find(({ name }) => name === sent.name);
    serverHas(key, sent, written);
    needs.onSaved(sent.year, disclosure);
  }

  /** A person who has typed on since it was sent continues from the server's version. */
  function serverHas(key: string, sent: StoredDraft, present: Theirs | undefined) {
    const now = entries.get(key)?.draft;
    if (now && now.raw !== sent.raw)
      put(key, { draft: { ...now, version: present?.version ?? now.version }, state: { kind: 'typed' } });
    else put(key, null);
  }

  // The drafts of an earlier visit are taken up.
  for (const draft of stored.read())
    entries.set(draftKey(draft), { draft, state: { kind: draft.body ? 'offline' : 'typed' } });
  all = [...entries.values()];
  if (all.some(({ state }) => state.kind === 'offline')) setTimeout(flush, 0);

  return {
    subscribe,
    entry: (key: string): Entry | undefined => entries.get(key),
    all: (): readonly Entry[] => all,
    flush,
    listen: autosave.listen,
    type(draft: Omit<StoredDraft, 'body'>) {
      const key = draftKey(draft);
      const known = entries.get(key);
      const isSaving = known?.state.kind === 'saving';
      put(key, {
        draft: { ...draft, version: known?.draft.version ?? draft.version, body: null },
        state: isSaving || known?.state.kind === 'conflict' ? known.state : { kind: 'typed' },
      });
    },
    /** The result is true when the server has the answer. */
    save(key: string, body: Body): Promise<boolean> {
      const entry = entries.get(key);
      if (!entry) return Promise.resolve(false);
      put(key, { ...entry, draft: { ...entry.draft, body } });
      return send(key);
    },
    discard: (key: string) => put(key, null),
    /** The person chose to write their own answer over the other one. */
    keepMine(key: string, body: Body): Promise<boolean> {
      const entry = entries.get(key);
      if (entry?.state.kind !== 'conflict') return Promise.resolve(false);
      const { version } = entry.state.theirs;
      put(key, { draft: { ...entry.draft, version, body }, state: { kind: 'typed' } });
      return send(key);
    },
  };
}
