import { useSyncExternalStore } from 'react';

/** Whether a media query holds, for layouts that differ in what they hold and not only in how it lies. */
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

/** Below the breakpoint at which the tab bar appears. */
export const useNarrow = (): boolean => useMedia('(max-width: 53.74rem)');
