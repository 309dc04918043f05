import { useDeferredValue } from 'react';

/** Content below the first screen is rendered after the first paint. */
export const useDrawn = (isSeenFirst: boolean): boolean => useDeferredValue(true, isSeenFirst);
