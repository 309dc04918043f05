import { useEffect } from 'react';
import { log } from '../../../lib/errors/log.ts';

/** The view is counted after the page is loaded, so that the page does not wait for it. */
export function useCountedView(offerId: number): void {
  useEffect(() => {
    const timer = setTimeout(async () => {
      try {
        const { api } = await import('../../../lib/api/api.ts');
        await api.offers.countView({ params: { offerId } });
      } catch (error) {
        // A view that could not be counted is not worth an error message.
        log.info('The view could not be counted.', error);
      }
    }, READ_FOR);
    return () => clearTimeout(timer);
  }, [offerId]);
}

/** A visitor who leaves earlier has not read the offer. */
const READ_FOR = 3000;
