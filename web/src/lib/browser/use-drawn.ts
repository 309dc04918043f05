import { useDeferredValue } from 'react';

/** True at once for what is seen first; for the rest, as soon as that has been drawn. */
export const useDrawn = (isSeenFirst: boolean): boolean => useDeferredValue(true, isSeenFirst);
