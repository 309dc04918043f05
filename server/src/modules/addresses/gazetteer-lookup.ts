import type { Language } from '@metra/contract/core/primitives';
import type { Address, AddressSuggestion } from '@metra/contract/operations/addresses';
import { countryCalled, countryName } from './countries.ts';
import type { Point } from './distance.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Place } from './gazetteer-place.ts';
import { placeByReference, searchGazetteer } from './gazetteer-search.ts';
import { magicKeyOf, type Suggested } from './magic-key.ts';
import { type Interpretation, interpretationsOf } from './typed-address.ts';

/** A place, with the rest of what was typed. */
interface Found {
  place: Place;
  street: string;
  postcode: string;
}

interface AddressQuery {
  query: string;
  near?: Point | undefined;
  limit: number;
}

/** Reads the input in several ways and uses the first one that finds a place. */
function find(gazetteer: Gazetteer, { query, near, limit }: AddressQuery): Found[] {
  for (const { interpretation, country } of withCountry(query)) {
    const { street, place: name, postcode } = interpretation;
    const german = searchGazetteer(gazetteer, { name, postcode, country, near }, limit);
    if (german.length > 0) return german.map((place) => ({ place, street, postcode: place.postcode ?? '' }));
    // The gazetteer does not know other countries' postcodes, so the typed one is accepted.
    if (postcode.length < 4 || name === '') continue;
    const foreign = searchGazetteer(gazetteer, { name, postcode: '', country, near }, 2 * limit);
    const abroad = foreign.filter(({ country: code }) => code !== 'DE').slice(0, limit);
    if (abroad.length > 0) return abroad.map((place) => ({ place, street, postcode }));
  }
  return [];
}

/** In "8001 Zürich, Schweiz", the country at the end narrows the search and is not a place itself. */
function withCountry(query: string): { interpretation: Interpretation; country?: string | undefined }[] {
  const comma = query.lastIndexOf(',');
  const country = comma > 0 ? countryCalled(query.slice(comma + 1)) : undefined;
  const narrowed = country
    ? interpretationsOf(query.slice(0, comma)).map((interpretation) => ({ interpretation, country }))
    : [];
  return [...narrowed, ...interpretationsOf(query).map((interpretation) => ({ interpretation }))];
}

const textOf = ({ place, street, postcode }: Found, language: Language): string => {
  const town = `${postcode} ${place.name}`.trim();
  const withStreet = street ? `${street}, ${town}` : town;
  return place.country === 'DE' ? withStreet : `${withStreet}, ${countryName(place.country, language)}`;
};

export function suggestFrom(
  gazetteer: Gazetteer,
  asked: AddressQuery,
  language: Language,
): AddressSuggestion[] {
  // Many American towns share a name and a country. Only the largest of them is offered.
  const suggestions = find(gazetteer, { ...asked, limit: 2 * asked.limit }).map((found) => ({
    text: textOf(found, language).slice(0, 300),
    magicKey: magicKeyOf({
      source: 'g',
      reference: found.place.reference,
      postcode: found.postcode,
      street: found.street,
    }),
  }));
  const firstOfEach = suggestions.filter(
    ({ text }, index) => suggestions.findIndex((other) => other.text === text) === index,
  );
  return firstOfEach.slice(0, asked.limit);
}

const addressOf = (found: Found, language: Language): Address => ({
  street: found.street.slice(0, 200) || null,
  zipCode: found.postcode.slice(0, 20) || null,
  city: found.place.name,
  country: found.place.country,
  location: {
    label: textOf(found, language).slice(0, 300),
    latitude: found.place.latitude,
    longitude: found.place.longitude,
  },
});

export function addressOfQuery(gazetteer: Gazetteer, query: string, language: Language): Address | undefined {
  const [found] = find(gazetteer, { query, limit: 1 });
  return found && addressOf(found, language);
}

export function addressOfKey(
  gazetteer: Gazetteer,
  { reference, postcode, street }: Suggested,
  language: Language,
): Address | undefined {
  const place = placeByReference(gazetteer, reference);
  return place && addressOf({ place, street, postcode }, language);
}
