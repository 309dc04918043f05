import { expect, test } from 'vitest';
import { newOfferValues, OfferForm, offerWrite } from './offer-values.ts';

const address = { street: 'Weg 1', additionalInfo: null, zipCode: '34117', city: 'Kassel', country: 'DE' };
const location = { label: 'Weg 1, 34117 Kassel', latitude: 51.3, longitude: 9.5 };
const begun = newOfferValues({ location, address });
const filled: OfferForm = {
  ...begun,
  title: ' Wärme ',
  summary: 'Kurz',
  offerType: 'service',
  categories: ['energy'],
};

test('a new offer begins in the town of the organisation, without its street', () => {
  expect(begun).toMatchObject({ place: '34117 Kassel', location: { label: '34117 Kassel', latitude: 51.3 } });
  expect(newOfferValues({ location: null, address })).toMatchObject({ place: '', location: null });
});

test('is written without spaces around, and in English only where there is any', () => {
  const write = offerWrite(filled, 'DRAFT');
  expect(write).toMatchObject({ state: 'DRAFT', contact: { email: null }, imageId: null });
  expect(write.translations).toEqual({
    de: { title: 'Wärme', summary: 'Kurz', description: '', priceHint: '' },
  });
  const english = { englishTitle: 'Heat', englishSummary: 'Short' };
  expect(offerWrite({ ...filled, ...english }, 'DRAFT').translations.en).toMatchObject({ title: 'Heat' });
});

const wrongIn = (changes: Partial<OfferForm>) =>
  OfferForm.safeParse({ ...filled, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('half a translation is refused, and an offer that is given nowhere', () => {
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ englishDescription: 'Long' })).toEqual(['englishTitle', 'englishSummary']);
  expect(wrongIn({ location: null })).toEqual(['place']);
  expect(wrongIn({ location: null, remote: true })).toEqual([]);
});
