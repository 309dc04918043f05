import type { Language } from '@metra/contract/core/primitives';
import type { Address, AddressSuggestion } from '@metra/contract/operations/addresses';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { countryName } from './countries.ts';
import { isCountry } from './country-codes.ts';
import type { Point } from './distance.ts';
import { magicKeyOf } from './magic-key.ts';

/** The person waits no longer than this; afterwards the gazetteer answers. */
const timeoutMs = 2_000;
/** After a failure the service is not called for a while, so that not every letter has to wait. */
const pauseMs = 30_000;

const degrees = z.coerce.number().min(-180).max(180);
const Found = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.int().positive(),
  lat: degrees,
  lon: degrees,
  address: z.record(z.string(), z.string()),
});

export interface Geocoder {
  /** Null if the service does not answer or its answer is unusable. */
  suggest(
    asked: { query: string; near?: Point | undefined; limit: number },
    language: Language,
  ): Promise<AddressSuggestion[] | null>;
  find(by: { reference: string } | { query: string }, language: Language): Promise<Address | undefined>;
}

/**
 * A client for services with the interface of Nominatim (https://nominatim.org/release-docs/latest/api/Overview/).
 */
export function createGeocoder(url: string, clock: Clock): Geocoder {
  let pausedUntil = 0;

  async function ask(path: string, search: Record<string, string>, language: Language) {
    if (clock.now().getTime() < pausedUntil) return null;
    const parameters = new URLSearchParams({
      ...search,
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': language,
    });
    try {
      const answer = await fetch(`${url}${path}?${parameters}`, {
        headers: { 'user-agent': 'Metra', accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`The geocoder answered ${answer.status}`);
      return z
        .array(z.unknown())
        .max(100)
        .parse(await answer.json())
        .flatMap(addressOf(language));
    } catch {
      pausedUntil = clock.now().getTime() + pauseMs;
      return null;
    }
  }

  return {
    async suggest({ query, near, limit }, language) {
      const search = { q: query, limit: String(limit), ...(near && { viewbox: boxAround(near) }) };
      const found = await ask('/search', search, language);
      return (
        found?.slice(0, limit).map(({ reference, address }) => ({
          text: address.location.label,
          magicKey: magicKeyOf({ source: 'o', reference, postcode: '', street: '' }),
        })) ?? null
      );
    },

    async find(by, language) {
      const found =
        'query' in by
          ? await ask('/search', { q: by.query, limit: '1' }, language)
          : /^[NWR]\d{1,15}$/.test(by.reference) &&
            (await ask('/lookup', { osm_ids: by.reference }, language));
      return found ? found[0]?.address : undefined;
    },
  };
}

/** The box prefers places within about 50 km on each side but excludes no other. */
const boxAround = ({ latitude, longitude }: Point) =>
  [longitude - 0.7, latitude + 0.45, longitude + 0.7, latitude - 0.45].join(',');

/** A result without a town or a country cannot be an address. */
const addressOf =
  (language: Language) =>
  (answer: unknown): { reference: string; address: Address }[] => {
    const read = Found.safeParse(answer);
    if (!read.success) return [];
    const { osm_type, osm_id, lat, lon, address: parts } = read.data;
    const city = cut(parts.city ?? parts.town ?? parts.village ?? parts.municipality ?? parts.hamlet, 200);
    const country = parts.country_code?.toUpperCase() ?? '';
    if (!city || !isCountry(country) || Math.abs(lat) > 90) return [];
    const street = cut([parts.road ?? parts.pedestrian, parts.house_number].filter(Boolean).join(' '), 200);
    const zipCode = cut(parts.postcode, 20);
    const town = [zipCode, city].filter(Boolean).join(' ');
    const label = [street, town, country === 'DE' ? '' : countryName(country, language)]
      .filter(Boolean)
      .join(', ');
    return [
      {
        reference: `${osm_type.charAt(0).toUpperCase()}${osm_id}`,
        address: {
          street: street || null,
          zipCode: zipCode || null,
          city,
          country,
          location: { label: cut(label, 300), latitude: lat, longitude: lon },
        },
      },
    ];
  };

const cut = (text: string | undefined, length: number) =>
  (text ?? '').toWellFormed().replaceAll('\0', '').trim().slice(0, length).toWellFormed();
