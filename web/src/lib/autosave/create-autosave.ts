import { createListeners } from '../../design-system/behaviour/store.ts';
import { hasKey } from '../errors/errors.ts';
import { onPageHide } from '../storage/on-page-hide.ts';
import type { KeyValueStorage } from '../storage/safe-storage.ts';
import type { Owner } from './owner.ts';
import { pendingValueIn } from './pending-value.ts';
import { createRetry, didNotArrive } from './retry.ts';
import type { SaveState } from './save-state.ts';

export interface Versioned {
  version: number;
}

/** Two contents that were made from the same one. */
export interface Diverged<Content> {
  base: Content;
  mine: Content;
  theirs: Content;
}

export interface Write<Content, Document> {
  content: Content;
  /** The version that the content was made from. */
  version: number;
  /** The newest answer of the server. */
  document: Document;
  keepalive: boolean;
}

export interface AutosaveSettings<Content, Document extends Versioned> {
  storage: KeyValueStorage;
  storageKey: string;
  owner: Owner;
  /** The server has this document at the beginning. */
  start: Document;
  contentOf: (document: Document) => Content;
  /** The form in which the browser stores the content; `fromText` throws if the text is unreadable. */
  toText: (content: Content) => string;
  fromText: (text: string) => Content;
  isSame: (one: Content, other: Content) => boolean;
  write: (write: Write<Content, Document>) => Promise<Document>;
  read: () => Promise<Document>;
  /** Joins two contents; undefined if a person has to choose. Without it, a person always chooses. */
  merge?: (diverged: Diverged<Content>) => Content | undefined;
  /** Such content is stored in the browser and not sent. */
  isHeldBack?: (content: Content) => boolean;
  /** It is sent when there was no change for this long. */
  pauseMs: number;
  /** Is told each newer document. */
  onDocument?: (document: Document) => void;
  /** Is told when changes of somebody else became part of the content. */
  onMerged?: (document: Document) => void;
  onRefused: (error: unknown) => void;
}

export interface AutosaveSnapshot<Content, Document> {
  content: Content;
  document: Document;
  state: SaveState;
  /** Both sides of a conflict, and the document that has the other one. */
  conflict: (Diverged<Content> & { document: Document }) | null;
}

export type Autosave<Content, Document extends Versioned> = ReturnType<
  typeof createAutosave<Content, Document>
>;

/** Something that was typed here is not saved yet. */
export const hasPending = (storage: KeyValueStorage, storageKey: string): boolean =>
  pendingValueIn(storage, storageKey).read() !== null;

const MOST_CONFLICTS = 5;
/** Browsers refuse calls that outlive the page if their bodies are larger than 64 KiB together. */
const KEEPALIVE_BYTES = 60_000;

const fitsKeepalive = (text: string): boolean =>
  new TextEncoder().encode(JSON.stringify(text)).length < KEEPALIVE_BYTES;

/**
 * Saves one document while it is edited. Until the server has acknowledged a change, the browser stores it, so that neither a crash nor
 * a lost connection loses it.
 */
export function createAutosave<Content, Document extends Versioned>(
  settings: AutosaveSettings<Content, Document>,
) {
  const { owner, contentOf, toText, fromText, isSame } = settings;
  const pending = pendingValueIn(settings.storage, settings.storageKey);
  const { subscribe, notify } = createListeners();
  const retry = createRetry(() => void flush());
  let document = settings.start;
  let content = contentOf(document);
  /** The content that the changes were made to, and its version. */
  let base = content;
  let version = document.version;
  /** The server may have one of these contents already, because its answer did not arrive yet or was lost. */
  let sent: Content[] = [];
  let state: SaveState = 'saved';
  let conflict: Document | null = null;
  let saving: Promise<void> | undefined;
  /** The text that this engine has put into the browser's storage. */
  let stored: string | null = null;
  let hasBegun = false;
  let isClosed = false;
  let snapshot = look();

  const isDirty = () => sent.length > 0 || !isSame(content, base);

  function look(): AutosaveSnapshot<Content, Document> {
    const sides = conflict && { base, mine: content, theirs: contentOf(conflict), document: conflict };
    return { content, document, state, conflict: sides };
  }

  function become(next: SaveState) {
    state = next;
    snapshot = look();
    notify();
  }

  function keepPending() {
    stored = toText(content);
    pending.keep({ value: stored, version, base: toText(base) });
  }

  /** A newer text of another tab stays. */
  function forgetPending() {
    if (stored !== null) pending.forget(stored);
    stored = null;
  }

  function goOnFrom(newer: Document, newBase = contentOf(newer)) {
    document = newer;
    base = newBase;
    version = newer.version;
    sent = [];
    conflict = null;
    if (isDirty()) keepPending();
    else forgetPending();
    settings.onDocument?.(newer);
  }

  function merged(theirs: Content): Content | undefined {
    // The other content may be an own one whose answer was lost.
    const isOwn = [content, base, ...sent].some((known) => isSame(theirs, known));
    return isOwn ? content : settings.merge?.({ base, mine: content, theirs });
  }

  /** False if a person has to choose. */
  function join(theirs: Document): boolean {
    const both = merged(contentOf(theirs));
    if (both === undefined) {
      conflict = theirs;
      sent = [];
      become('conflict');
      return false;
    }
    const hasTheirs = !isSame(both, content);
    content = both;
    goOnFrom(theirs);
    if (hasTheirs) settings.onMerged?.(theirs);
    return true;
  }

  async function saveOnce(isLeaving: boolean): Promise<void> {
    const over = document;
    const own = content;
    sent.push(own);
    const keepalive = isLeaving && fitsKeepalive(toText(own));
    const answer = await settings.write({ content: own, version, document: over, keepalive });
    retry.arrived();
    // If a newer document arrived in the meantime, this answer is old.
    if (document === over) goOnFrom(answer, own);
  }

  async function saveAll(isLeaving: boolean): Promise<void> {
    for (let conflicts = 0; isDirty(); ) {
      if (settings.isHeldBack?.(content)) return become('refused');
      if (!owner.isSignedIn()) return become('offline');
      try {
        become('saving');
        await saveOnce(isLeaving);
      } catch (error) {
        if (!hasKey(error, 'conflict.version') || conflicts >= MOST_CONFLICTS) throw error;
        conflicts += 1;
        if (!join(await settings.read())) return;
      }
    }
    become('saved');
  }

  async function attempt(isLeaving: boolean): Promise<void> {
    try {
      await saveAll(isLeaving);
    } catch (error) {
      if (didNotArrive(error) || !owner.isSignedIn()) {
        become('offline');
        retry.failed();
      } else {
        sent.pop();
        become('refused');
        settings.onRefused(error);
      }
    }
  }

  /** After its editor was closed, the engine sends only what nobody has changed in the browser's storage since. */
  const isOutdated = () => isClosed && pending.read()?.value !== stored;

  /** Saves what is waiting; afterwards the state tells whether that succeeded. */
  async function flush({ keepalive = false } = {}): Promise<void> {
    retry.cancel();
    // Without a write under way, this one starts before the page can go.
    while (saving) await saving;
    if (conflict || isOutdated()) return;
    if (!isDirty()) {
      forgetPending();
      return state === 'saved' ? undefined : become('saved');
    }
    saving = attempt(keepalive).finally(() => {
      saving = undefined;
    });
    await saving;
  }

  function readPending() {
    const left = pending.read();
    if (!left) return;
    try {
      return {
        text: left.value,
        content: fromText(left.value),
        base: left.base === null ? base : fromText(left.base),
        version: left.version ?? 0,
      };
    } catch {
      pending.drop();
    }
  }

  /**
   * Continues with the content that an earlier visit could not deliver, over what the server has now. Without a document, the server
   * cannot be reached. False if there is no such content.
   */
  function takeUp(present: Document | null): boolean {
    hasBegun = true;
    const left = readPending();
    if (left) {
      stored = left.text;
      content = left.content;
      base = left.base;
      version = left.version;
    }
    if (!present) {
      if (!left) return false;
      become('offline');
      retry.failed();
    } else if (!left) {
      replace(present);
    } else if (version === present.version || join(present)) {
      document = present;
      base = contentOf(present);
      version = present.version;
      become('waiting');
      retry.after(0);
    }
    return left !== undefined;
  }

  function replace(next: Document) {
    document = next;
    content = contentOf(next);
    base = content;
    version = next.version;
    sent = [];
    conflict = null;
    forgetPending();
    become('saved');
  }

  function listen(): () => void {
    isClosed = false;
    const stops = [
      retry.listen(),
      owner.onSignIn(() => void flush()),
      onPageHide(() => void flush({ keepalive: true })),
    ];
    return () => {
      isClosed = true;
      for (const stop of stops) stop();
    };
  }

  return {
    subscribe,
    snapshot: () => snapshot,
    listen,
    takeUp,
    /** Begins with what an earlier visit left; the returned function saves the rest and ends listening. */
    start(): () => void {
      if (!hasBegun) takeUp(settings.start);
      const stop = listen();
      return () => {
        stop();
        void flush();
      };
    },
    change(next: Content) {
      content = next;
      keepPending();
      if (conflict) return become('conflict');
      become('waiting');
      retry.after(settings.pauseMs);
    },
    flush,
    /** Resolves when no write is under way. */
    async settled(): Promise<void> {
      while (saving) await saving;
    },
    /** Writes the content that a person chose over the other one. */
    async resolve(chosen: Content): Promise<void> {
      if (!conflict) return;
      content = chosen;
      goOnFrom(conflict);
      become('waiting');
      await flush();
    },
    /** The server has a newer document, as the page has learnt; own changes are made to that one from now on. */
    take(newer: Document) {
      if (newer.version < (conflict ?? document).version) return;
      if (isDirty()) {
        if (!join(newer) || saving) return;
        become('waiting');
        return retry.after(settings.pauseMs);
      }
      content = contentOf(newer);
      goOnFrom(newer);
      become('saved');
    },
    /** Gives up own changes for this document. */
    replace,
  };
}
