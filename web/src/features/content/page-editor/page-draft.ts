import type { LandingPageUpdate } from '@metra/contract/operations/landing-pages';
import type { LandingPage, PageContent } from '@metra/contract/shapes/landing-page-shapes';
import { createListeners } from '../../../design-system/behaviour/store.ts';
import { didNotArrive } from '../../../lib/autosave/retry.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { onPageHide } from '../../../lib/storage/on-page-hide.ts';
import { pendingValueIn } from '../../../lib/storage/pending-value.ts';
import type { KeyValueStorage } from '../../../lib/storage/safe-storage.ts';
import { isSame } from '../../../lib/versioned-form/differences.ts';
import { clashes, contentOf, type Divergence, merged, type Parts } from './draft-parts.ts';

/**
 * `waiting`: typed a moment ago. `offline`: kept in this browser until the server can be reached. `refused`: the server
 * does not take it as it is. `clash`: somebody else changed the same, and a person has to choose.
 */
export type DraftState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'clash';

interface PageDraftSettings {
  page: LandingPage;
  /** Two accounts on one computer never mix. */
  owner: string;
  save: (body: LandingPageUpdate, options: { keepalive: boolean }) => Promise<LandingPage>;
  read: () => Promise<LandingPage>;
  storage: KeyValueStorage;
  parse: (json: unknown) => PageContent;
  /** Hears of every newer version of the page. */
  onPage: (page: LandingPage) => void;
  /** What somebody else has written meanwhile was taken over. */
  onMerged: (page: LandingPage) => void;
  onRefused: (error: unknown) => void;
}

export type PageDraft = ReturnType<typeof createPageDraft>;

const PAUSE_MS = 1_200;
const RETRY_MS = [2_000, 5_000, 15_000, 60_000] as const;
/** Browsers refuse larger bodies on calls that outlive the page. */
const KEEPALIVE_LIMIT = 60_000;
const MOST_MERGES = 5;

/** The draft of a page while it is written: saved in pauses, kept in the browser until the server has it. */
export function createPageDraft(settings: PageDraftSettings) {
  const { owner, storage, save, read, onPage, onMerged, onRefused } = settings;
  const pending = pendingValueIn(storage, `page-draft:${owner}:${settings.page.id}`);
  const { subscribe, notify } = createListeners();
  let page = settings.page;
  let content = page.content;
  /** What both the present content and that of others were made from. */
  let base = page.content;
  let state: DraftState = 'saved';
  let divergence: (Divergence & { page: LandingPage }) | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;

  const isDirty = () => !isSame(content, base);

  function become(next: DraftState) {
    state = next;
    notify();
  }

  function schedule(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void draft.flush(), delay);
  }

  function keep() {
    pending.keep({ value: JSON.stringify(content), version: page.version, base: JSON.stringify(base) });
  }

  function takeSaved(answer: LandingPage, sent: PageContent) {
    page = answer;
    base = sent;
    failures = 0;
    pending.forget(JSON.stringify(sent));
    if (isDirty()) keep();
    onPage(answer);
  }

  /** False when a person has to choose. */
  function join(theirs: LandingPage): boolean {
    const diverged = { base, mine: content, theirs: theirs.content };
    if (clashes(diverged).length > 0) {
      divergence = { ...diverged, page: theirs };
      become('clash');
      return false;
    }
    content = merged(diverged);
    page = theirs;
    base = theirs.content;
    if (isDirty()) keep();
    else pending.drop();
    onPage(theirs);
    onMerged(theirs);
    return true;
  }

  async function saveOnce(keepalive: boolean): Promise<void> {
    const sent = content;
    const body = { slug: page.slug, content: sent, version: page.version };
    const isSmall = JSON.stringify(body).length < KEEPALIVE_LIMIT;
    takeSaved(await save(body, { keepalive: keepalive && isSmall }), sent);
  }

  async function saveAll(keepalive: boolean): Promise<void> {
    for (let merges = 0; isDirty(); ) {
      try {
        become('saving');
        await saveOnce(keepalive);
      } catch (error) {
        if (!hasKey(error, 'conflict.version') || merges >= MOST_MERGES) throw error;
        merges += 1;
        if (!join(await read())) return;
      }
    }
    become('saved');
  }

  async function attempt(keepalive: boolean): Promise<void> {
    try {
      await saveAll(keepalive);
    } catch (error) {
      if (didNotArrive(error)) {
        become('offline');
        schedule(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
        failures += 1;
      } else {
        become('refused');
        onRefused(error);
      }
    }
  }

  /** What an earlier visit could not deliver. */
  function begin() {
    const left = pending.read();
    if (!left) return;
    try {
      const mine = settings.parse(JSON.parse(left.value));
      if (left.base !== null) base = settings.parse(JSON.parse(left.base));
      content = mine;
      if (left.version === page.version || join(page)) base = page.content;
      if (state === 'clash') return;
      if (isDirty()) become('waiting');
      else pending.drop();
      schedule(0);
    } catch {
      pending.drop();
      base = page.content;
      content = page.content;
    }
  }

  const onOnline = () => void draft.flush();

  const draft = {
    subscribe,
    page: () => page,
    content: () => content,
    state: () => state,
    divergence: () => divergence,
    /** Begins to listen; what it returns ends that. */
    start() {
      begin();
      addEventListener('online', onOnline);
      const stop = onPageHide(() => void draft.flush({ keepalive: true }));
      return () => {
        clearTimeout(timer);
        removeEventListener('online', onOnline);
        stop();
        void draft.flush();
      };
    },
    change(next: PageContent) {
      content = next;
      keep();
      if (divergence) {
        divergence = { ...divergence, mine: next };
        return notify();
      }
      become('waiting');
      schedule(PAUSE_MS);
    },
    /** Saves now what is waiting; afterwards `state` says whether that went well. */
    async flush({ keepalive = false } = {}): Promise<void> {
      clearTimeout(timer);
      if (saving) await saving;
      if (state === 'clash') return;
      if (!isDirty()) return state === 'saved' ? undefined : become('saved');
      saving = attempt(keepalive).finally(() => {
        saving = undefined;
      });
      await saving;
    },
    /** What was chosen of two versions, over the one that was found. */
    async resolve(parts: Parts): Promise<void> {
      if (!divergence) return;
      content = contentOf(parts, divergence);
      page = divergence.page;
      base = divergence.page.content;
      divergence = null;
      onPage(page);
      keep();
      become('waiting');
      await draft.flush();
    },
    /** The page after something else than typing: published, withdrawn, brought back. */
    take(newer: LandingPage) {
      // Somebody went on typing meanwhile: that is a change to what there is now.
      if (isDirty()) {
        if (join(newer)) become('waiting');
        return schedule(PAUSE_MS);
      }
      page = newer;
      base = newer.content;
      content = newer.content;
      divergence = null;
      pending.drop();
      onPage(newer);
      become('saved');
    },
  };
  return draft;
}
