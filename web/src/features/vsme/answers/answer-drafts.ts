import type { Datapoint, Disclosure, DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import { createListeners } from '../../../design-system/behaviour/store.ts';
import { createKeyedAutosave } from '../../../lib/autosave/create-keyed-autosave.ts';
import type { Owner } from '../../../lib/autosave/owner.ts';
import type { SaveState } from '../../../lib/autosave/save-state.ts';
import type { KeyValueStorage } from '../../../lib/storage/safe-storage.ts';
import { type Body, draftKey, type KeptDraft, keptDraftsIn } from './kept-drafts.ts';
import { isSameAnswer } from './same-answer.ts';

/** What a colleague has written meanwhile. */
export type Theirs = Datapoint | DisclosureTable;

/** A draft is `waiting` as long as its person is typing, and `offline` until the server can be reached. */
export type DraftState =
  | { kind: Extract<SaveState, 'waiting' | 'saving' | 'offline'> }
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
  owner: Owner;
  isConflict: (error: unknown) => boolean;
  explain: (error: unknown) => Promise<string>;
  onSaved: (year: number, disclosure: Disclosure) => void;
}

export type AnswerDrafts = ReturnType<typeof createAnswerDrafts>;

/** Every answer somebody works on: what was typed, what waits in the browser, and the way to the server. */
export function createAnswerDrafts(needs: Needs) {
  const kept = keptDraftsIn(needs.storage, needs.owner.id);
  const { subscribe, notify } = createListeners();
  const entries = new Map<string, Entry>();
  let all: readonly Entry[] = [];

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

  function* ready() {
    for (const [key, { state }] of entries) if (state.kind === 'offline') yield key;
  }

  const autosave = createKeyedAutosave<KeptDraft & { body: Body }, Disclosure, Theirs | undefined>({
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
          return become(key, { kind: entries.get(key)?.draft.body ? 'offline' : 'waiting' });
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

  function saved(key: string, sent: KeptDraft, disclosure: Disclosure) {
    const written = [...disclosure.datapoints, ...disclosure.tables].find(({ name }) => name === sent.name);
    serverHas(key, sent, written);
    needs.onSaved(sent.year, disclosure);
  }

  /** Whoever has typed on since it was sent goes on from what the server has now. */
  function serverHas(key: string, sent: KeptDraft, present: Theirs | undefined) {
    const now = entries.get(key)?.draft;
    if (now && now.raw !== sent.raw)
      put(key, { draft: { ...now, version: present?.version ?? now.version }, state: { kind: 'waiting' } });
    else put(key, null);
  }

  /** What an earlier visit has left behind. */
  for (const draft of kept.read())
    entries.set(draftKey(draft), { draft, state: { kind: draft.body ? 'offline' : 'waiting' } });
  all = [...entries.values()];
  if (all.some(({ state }) => state.kind === 'offline')) setTimeout(flush, 0);

  return {
    subscribe,
    entry: (key: string): Entry | undefined => entries.get(key),
    all: (): readonly Entry[] => all,
    flush,
    listen: autosave.listen,
    type(draft: Omit<KeptDraft, 'body'>) {
      const key = draftKey(draft);
      const known = entries.get(key);
      const isSaving = known?.state.kind === 'saving';
      put(key, {
        draft: { ...draft, version: known?.draft.version ?? draft.version, body: null },
        state: isSaving || known?.state.kind === 'conflict' ? known.state : { kind: 'waiting' },
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
      put(key, { draft: { ...entry.draft, version, body }, state: { kind: 'waiting' } });
      return send(key);
    },
  };
}
