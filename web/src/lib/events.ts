import { createEventBus } from './application-events.ts';
import { log } from './log.ts';

/** The application's own bus. */
export const events = createEventBus((error) => log.error('An event listener failed.', error));
