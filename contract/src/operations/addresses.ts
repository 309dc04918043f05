import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { operation } from '../core/operation.ts';
import { text } from '../core/primitives.ts';
import { Country, Location } from '../shapes/company-shapes.ts';

export const AddressSuggestion = z.object({ text: text(300), magicKey: text(200) });
export type AddressSuggestion = z.infer<typeof AddressSuggestion>;

export const Address = z.object({
  street: text(200).nullable(),
  zipCode: text(20).nullable(),
  city: text(200),
  country: Country,
  location: Location,
});
export type Address = z.infer<typeof Address>;

const coordinates = /^-?\d{1,3}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/;

const isOnEarth = (value: string) => {
  const [latitude = 0, longitude = 0] = value.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
};

export const addresses = {
  countries: operation({
    method: 'GET',
    path: '/lookup/address/countries',
    access: 'public',
    summary: 'Countries in the language of the request',
    response: z.object({ items: z.array(z.object({ code: Country, name: text(100) })).max(300) }),
    shared: true,
  }),
  suggest: operation({
    method: 'GET',
    path: '/lookup/address/suggest',
    access: 'public',
    summary: 'Places and postcodes that begin with the typed text; a typed street stays in front',
    query: z.object({
      query: text(100).min(1),
      proximate_to: text(50)
        .regex(coordinates)
        .refine(isOnEarth, rule('maximum'))
        .optional()
        .meta({ description: 'latitude,longitude: nearer places first' }),
    }),
    response: z.object({ items: z.array(AddressSuggestion).max(10) }),
  }),
  find: operation({
    method: 'GET',
    path: '/lookup/address/find',
    access: 'member',
    summary: 'The full address of a suggestion or of a typed text, with coordinates',
    query: z.object({ query: text(300).optional(), magicKey: text(200).optional() }),
    response: Address,
    errors: ['not_found.address'],
  }),
};
