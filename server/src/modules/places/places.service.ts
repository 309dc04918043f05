import { setTimeout as wait } from 'node:timers/promises';
import type { Address, AddressSuggestion } from '@metra/contract/addresses';
import type { Language } from '@metra/contract/primitives';
import { DomainError, invalid } from '../../platform/http/domain-error.ts';
import type { Point } from './distance.ts';
import type { Gazetteer } from './gazetteer.ts';
import { addressOfKey, addressOfQuery, suggestFrom } from './gazetteer-lookup.ts';
import type { Geocoder } from './geocoder.ts';
import { readMagicKey } from './magic-key.ts';

const most = 8;
/** Whoever types goes on typing; what is not there by then comes with one of the next letters. */
const patienceMs = 2_000;

interface Needs {
  gazetteer: () => Promise<Gazetteer>;
  geocoder: Geocoder | undefined;
  /** Whether this caller may use a service that others pay for. */
  mayAsk: (ip: string) => Promise<boolean>;
}

export function placesService({ gazetteer, geocoder, mayAsk }: Needs) {
  return {
    /** Someone is about to type an address: makes the gazetteer ready, without waiting for it. */
    prepare(): void {
      if (!geocoder) gazetteer().catch(() => undefined);
    },

    async suggest(
      asked: { query: string; near?: Point | undefined },
      language: Language,
      ip: string,
    ): Promise<AddressSuggestion[]> {
      const theirs =
        geocoder && (await mayAsk(ip)) ? await geocoder.suggest({ ...asked, most }, language) : null;
      if (theirs) return theirs;
      const places = await inTime(gazetteer());
      return places ? suggestFrom(places, { ...asked, most }, language) : [];
    },

    async find(
      asked: { query?: string | undefined; magicKey?: string | undefined },
      language: Language,
    ): Promise<Address> {
      const { query = '', magicKey = '' } = asked;
      if (!query.trim() && !magicKey) throw invalid('query', 'required');
      const address = (await byKey(magicKey, language)) ?? (await byQuery(query, language));
      if (!address) throw new DomainError('not_found.address');
      return address;
    },
  };

  async function inTime(loading: Promise<Gazetteer>): Promise<Gazetteer | undefined> {
    const patience = new AbortController();
    const late = wait(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
    try {
      return await Promise.race([loading, late]);
    } finally {
      patience.abort();
    }
  }

  async function byKey(magicKey: string, language: Language): Promise<Address | undefined> {
    const suggested = readMagicKey(magicKey);
    if (!suggested) return undefined;
    if (suggested.source === 'o') return geocoder?.find({ reference: suggested.reference }, language);
    return addressOfKey(await gazetteer(), suggested, language);
  }

  async function byQuery(query: string, language: Language): Promise<Address | undefined> {
    if (!query.trim()) return undefined;
    const theirs = await geocoder?.find({ query }, language);
    return theirs ?? addressOfQuery(await gazetteer(), query, language);
  }
}
