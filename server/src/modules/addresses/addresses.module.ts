import { join } from 'node:path';
import type { Platform } from '../../platform/platform.ts';
import { addressesRoutes } from './addresses.routes.ts';
import { addressesService } from './addresses.service.ts';
import { createGeocoder } from './geocoder.ts';
import { gazetteerIn, ownCache } from './load-gazetteer.ts';

export { isCountry } from './country-codes.ts';

type Needs = Pick<Platform, 'configuration' | 'clock' | 'limiter'>;

/** The limit is above what one person types in a minute. */
const geocoderLimit = { max: 120, perSeconds: 60 };

/** Suggests addresses from the delivered gazetteer, or from a service that the operator has chosen. */
export function addressesModule({ configuration: { dataDir, geocoderUrl }, clock, limiter }: Needs) {
  const service = addressesService({
    // If the program's folder is read-only, the gazetteer is stored in the data folder.
    gazetteer: gazetteerIn([ownCache, join(dataDir, 'cache')]),
    geocoder: geocoderUrl ? createGeocoder(geocoderUrl, clock) : undefined,
    mayAskGeocoder: async (ip) => (await limiter.take(`geocoder:${ip}`, geocoderLimit)).allowed,
  });
  return {
    handlers: { addresses: addressesRoutes(service) },
    exports: { findPlace: service.findPlace },
  };
}
