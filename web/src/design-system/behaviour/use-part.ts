import { useState } from 'react';
import { fetchWhenReached } from './fetch-when-reached.ts';

interface PartOnUse<Part> {
  /** It is undefined until the part was requested and loaded. */
  part: Part | undefined;
  whenReached: ReturnType<typeof fetchWhenReached>;
  ask: () => Promise<void>;
}

/**
 * Most visits never open such a part, so it is loaded when the pointer comes near its button. If it cannot be
 * loaded, nothing changes on the page, and the listener for unexpected errors reports it.
 */
export function usePart<Part>(load: () => Promise<Part>): PartOnUse<Part> {
  const [part, setPart] = useState<{ loaded: Part }>();
  return {
    part: part?.loaded,
    whenReached: fetchWhenReached(load),
    ask: async () => setPart({ loaded: await load() }),
  };
}
