import { useEffect } from 'react';
import { log } from '../../../lib/errors/log.ts';

/** Somebody looks at the offer: told when the page is there, so that it waits for nothing. */
export function useCountedView(offerId: number): void {
  useEffect(() => {
    const timer = setTimeout(async () => {
      try {
        const { api } = await import('../../../lib/api/api.ts');
        await api.offers.countView({ params: { offerId } });
      } catch (error) {
        // Nobody misses it.
        log.info('The view could not be counted.', error);
      }
    }, READ_FOR);
    return () => clearTimeout(timer);
  }, [offerId]);
}

/** Who leaves before that has not looked at it. */
const READ_FOR = 3000;
