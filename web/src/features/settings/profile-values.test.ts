import type { CompanyProfile } from '@metra/contract/operations/profile';
import { CompanyProfileWrite } from '@metra/contract/operations/profile';
import { expect, test } from 'vitest';
import { ProfileForm, profileValues, profileWrite } from './profile-values.ts';

const profile: CompanyProfile = {
  name: 'Lindner Feinmechanik GmbH',
  street: 'Industriestraße 4',
  additionalInfo: null,
  zipCode: '78532',
  city: 'Tuttlingen',
  country: 'DE',
  location: null,
  industry: { id: 3, name: 'Maschinenbau' },
  size: { id: 2, name: 'Klein' },
  logo: { id: 9, url: '/files/9' },
  website: null,
  email: null,
  phone: null,
  description: null,
  firstMonth: 1,
  version: 4,
};
const values = profileValues(profile, 'Logo');

test('the form can send what it has read, and the contract accepts it', () => {
  const write = profileWrite(values, profile.version);
  expect(CompanyProfileWrite.safeParse(write).error).toBeUndefined();
  expect(write).toMatchObject({ street: 'Industriestraße 4', industryId: 3, sizeId: 2, logo: 9, version: 4 });
});

test('an empty field clears what stood there', () => {
  const write = profileWrite({ ...values, street: '  ', logo: null, industryId: null }, 4);
  expect(write).toMatchObject({ street: null, logo: null, industryId: null });
});

test('a name is needed, and an address of the web or of a mailbox has to be one', () => {
  const wrong = ProfileForm.safeParse({ ...values, name: ' ', website: 'daheim', email: 'katrin@' });
  expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual(['name', 'website', 'email']);
});
