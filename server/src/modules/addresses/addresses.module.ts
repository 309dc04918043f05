import { join } from 'node:path';
import type { Platform } from '../../platform/platform.ts';
import { addressesRoutes } from './addresses.routes.ts';
import { addressesService } from './addresses.service.ts';
import { createGeocoder } from './geocoder.ts';
import { gazetteerIn, ownCache } from './load-gazetteer.ts';

export { isCountry } from './country-codes.ts';

type Needs = Pick<Platform, 'configuration' | 'clock' | 'limiter'>;

/** As many as someone types in a minute. */
const geocoderLimit = { max: 120, perSeconds: 60 };

/** Addresses: from the gazetteer within, or from a service the operator has chosen. */
export function addressesModule({ configuration: { dataDir, geocoderUrl }, clock, limiter }: Needs) {
  const service = addressesService({
    // Where nothing may be written beside the program, it is kept with the data.
    gazetteer: gazetteerIn([ownCache, join(dataDir, 'cache')]),
    geocoder: geocoderUrl ? createGeocoder(geocoderUrl, clock) : undefined,
    mayAskGeocoder: async (ip) => (await limiter.take(`geocoder:${ip}`, geocoderLimit)).allowed,
  });
  return { addresses: addressesRoutes(service), findPlace: service.findPlace };
}
