import { setTimeout as wait } from 'node:timers/promises';
import type { Query } from '@metra/contract/core/operation';
import type { Language } from '@metra/contract/core/primitives';
import type { Address, AddressSuggestion, addresses } from '@metra/contract/operations/addresses';
import type { Call, PublicCall } from '../../platform/http/call.ts';
import { invalid } from '../../platform/http/domain-error.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { countriesIn } from './countries.ts';
import type { Point } from './distance.ts';
import type { Gazetteer } from './gazetteer.ts';
import { addressOfKey, addressOfQuery, suggestFrom } from './gazetteer-lookup.ts';
import type { Geocoder } from './geocoder.ts';
import { parseMagicKey } from './magic-key.ts';

const maxSuggestions = 8;
/** People keep typing, so an answer that takes longer than this is dropped; a later request brings it. */
const timeoutMs = 2_000;

interface Needs {
  gazetteer: () => Promise<Gazetteer>;
  geocoder: Geocoder | undefined;
  /** Whether this caller may use the geocoder, which the operator pays for. */
  mayAskGeocoder: (ip: string) => Promise<boolean>;
}

export function addressesService({ gazetteer, geocoder, mayAskGeocoder }: Needs) {
  return {
    findPlace,

    /** A person who requests the countries is about to type an address, so the gazetteer is loaded meanwhile. */
    countries({ language }: PublicCall) {
      if (!geocoder) gazetteer().catch(() => undefined);
      return countriesIn(language);
    },

    async suggest(
      { language, origin }: PublicCall,
      { query, proximate_to }: Query<typeof addresses.suggest>,
    ): Promise<{ items: AddressSuggestion[] }> {
      const wanted = { query, near: pointOf(proximate_to), limit: maxSuggestions };
      const isAllowed = geocoder && (await mayAskGeocoder(origin.ip));
      const suggested = isAllowed ? await geocoder.suggest(wanted, language) : null;
      if (suggested) return { items: suggested };
      const places = await inTime(gazetteer());
      return { items: places ? suggestFrom(places, wanted, language) : [] };
    },

    async find(
      { language }: Call,
      { query = '', magicKey = '' }: Query<typeof addresses.find>,
    ): Promise<Address> {
      if (!query.trim() && !magicKey) throw invalid('query', 'required');
      return orNotFound(
        (await byKey(magicKey, language)) ?? (await byQuery(query, language)),
        'not_found.address',
      );
    },
  };

  /** Finds the town or postcode that somebody typed, for a search around it. */
  async function findPlace(query: string, language: Language): Promise<Address['location'] | undefined> {
    const address = await addressOfQuery(await gazetteer(), query, language);
    return address?.location;
  }

  async function inTime(loading: Promise<Gazetteer>): Promise<Gazetteer | undefined> {
    const timer = new AbortController();
    const late = wait(timeoutMs, undefined, { signal: timer.signal }).catch(() => undefined);
    try {
      return await Promise.race([loading, late]);
    } finally {
      timer.abort();
    }
  }

  async function byKey(magicKey: string, language: Language): Promise<Address | undefined> {
    const suggested = parseMagicKey(magicKey);
    if (!suggested) return undefined;
    if (suggested.source === 'o') return geocoder?.find({ reference: suggested.reference }, language);
    return addressOfKey(await gazetteer(), suggested, language);
  }

  async function byQuery(query: string, language: Language): Promise<Address | undefined> {
    if (!query.trim()) return undefined;
    const found = await geocoder?.find({ query }, language);
    return found ?? addressOfQuery(await gazetteer(), query, language);
  }
}

function pointOf(text: string | undefined): Point | undefined {
  if (!text) return undefined;
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}
