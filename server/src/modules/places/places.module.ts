import { join } from 'node:path';
import type { Platform } from '../../platform/platform.ts';
import { createGeocoder } from './geocoder.ts';
import { gazetteerIn, ownCache } from './load-gazetteer.ts';
import { placesRoutes } from './places.routes.ts';
import { placesService } from './places.service.ts';

export { isCountry } from './country-codes.ts';

type Needs = Pick<Platform, 'configuration' | 'clock' | 'limiter'>;

/** As many as someone types in a minute. */
const askingLimit = { max: 120, perSeconds: 60 };

/** Addresses: from the gazetteer within, or from a service the operator has chosen. */
export function placesModule({ configuration: { dataDir, geocoderUrl }, clock, limiter }: Needs) {
  const service = placesService({
    // Where nothing may be written beside the program, it is kept with the data.
    gazetteer: gazetteerIn([ownCache, join(dataDir, 'cache')]),
    geocoder: geocoderUrl ? createGeocoder(geocoderUrl, clock) : undefined,
    mayAsk: async (ip) => (await limiter.take(`geocoder:${ip}`, askingLimit)).allowed,
  });
  return { addresses: placesRoutes(service) };
}
