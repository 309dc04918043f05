import { useSyncExternalStore } from 'react';

/** This is for layouts that differ in content; styles alone handle the others. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** The tab bar appears below this breakpoint. */
export const useNarrow = (): boolean => useMedia('(max-width: 53.74rem)');
