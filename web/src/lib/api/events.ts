import { log } from '../errors/log.ts';
import { createEventBus } from './application-events.ts';

export const events = createEventBus((error) => log.error('An event listener failed.', error));
