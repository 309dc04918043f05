import { useState } from 'react';
import { fetchWhenReached } from './fetch-when-reached.ts';

interface PartOnUse<Part> {
  /** Undefined until it was asked for and has come. */
  part: Part | undefined;
  /** Handlers for what opens it. */
  whenReached: ReturnType<typeof fetchWhenReached>;
  ask: () => Promise<void>;
}

/**
 * A part that most visits never open: fetched when somebody comes near, there when it is asked for. When it cannot be
 * fetched, everything stays as it is, and whoever listens for unexpected errors tells it.
 */
export function usePart<Part>(load: () => Promise<Part>): PartOnUse<Part> {
  const [part, setPart] = useState<{ loaded: Part }>();
  return {
    part: part?.loaded,
    whenReached: fetchWhenReached(load),
    ask: async () => setPart({ loaded: await load() }),
  };
}
