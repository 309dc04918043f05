import type { Clock } from './clock/clock.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import type { Signals } from './signals.ts';

/** What every module may need of the machine; no business word in here. */
export interface Platform {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly clock: Clock;
  readonly signals: Signals;
}
