import type { Platform } from '../../platform/platform.ts';
import type { LinkTo } from '../resources/resources.module.ts';
import type { Catalogue } from './definitions/definition.ts';
import type { MeasureSchedule } from './values/organisation-data.store.ts';

export interface KpiNeeds
  extends Pick<Platform, 'database' | 'clock' | 'signals' | 'audit' | 'temporaryFolder'> {
  linkTo: LinkTo;
  measureSchedule: MeasureSchedule;
  /** The catalogue is cached until it changes. */
  catalogue: () => Promise<Catalogue>;
}
