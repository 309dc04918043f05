import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  type Autosave,
  type AutosaveSettings,
  type AutosaveSnapshot,
  createAutosave,
  type Versioned,
} from './create-autosave.ts';

export interface Autosaved<Content, Document extends Versioned> extends AutosaveSnapshot<Content, Document> {
  autosave: Autosave<Content, Document>;
}

/** Saves a document as long as its editor is open. `start` may become newer later. */
export function useAutosave<Content, Document extends Versioned>(
  settings: AutosaveSettings<Content, Document>,
): Autosaved<Content, Document> {
  const [autosave] = useState(() => createAutosave(settings));
  useEffect(() => autosave.start(), [autosave]);

  const { start } = settings;
  const learn = useEffectEvent((version: number) => {
    if (version > autosave.snapshot().document.version) autosave.take(start);
  });
  useEffect(() => learn(start.version), [start.version]);

  return { autosave, ...useSyncExternalStore(autosave.subscribe, autosave.snapshot) };
}
