import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isComplete } from './company-form.ts';
import { CompanyForm } from './company-rules.ts';

const text = fc.oneof(fc.constantFrom('', ' ', 'Lindner'), fc.string({ maxLength: 20 }));
const id = fc.option(fc.integer({ min: 1, max: 50 }));

const fields = fc.record({
  name: text,
  industry: id,
  size: id,
  address: text,
  additionalInfo: text,
  zipCode: text,
  city: text,
  country: fc.constantFrom('', 'DE', 'AT'),
});

test('a company is complete when nothing is missing that the contract asks for', () => {
  fc.assert(
    fc.property(fields, (company) => {
      const refused = CompanyForm.safeParse(company).error?.issues ?? [];
      // Characters that nobody can type are refused as well, and are no gap.
      const gaps = refused.filter(({ path }) => isBlank(company[path[0] as keyof typeof company]));
      expect(isComplete({ ...company, location: null, logo: null })).toBe(gaps.length === 0);
    }),
  );
});

const isBlank = (value: string | number | null) => value === null || String(value).trim() === '';
