import { useEffect, useState, useSyncExternalStore } from 'react';
import { createTextDraft, type TextDraft, type TextDraftSettings, type TextSnapshot } from './text-draft.ts';

export interface WrittenText extends TextSnapshot {
  draft: TextDraft;
}

/** A text that is written on the page; what the page learns of it later is taken over as long as nothing was typed. */
export function useTextDraft(settings: TextDraftSettings): WrittenText {
  const [draft] = useState(() => createTextDraft(settings));
  useEffect(() => draft.start(), [draft]);
  const { text, version, by, at } = settings.start;
  useEffect(() => draft.take({ text, version, by, at }), [draft, text, version, by, at]);
  return { draft, ...useSyncExternalStore(draft.subscribe, draft.snapshot) };
}
