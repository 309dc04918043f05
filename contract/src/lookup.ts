import { z } from 'zod';
import { operation } from './operation.ts';
import { Id, pageOf, pageQuery, Sector, text } from './primitives.ts';
import { Country, Location } from './profile.ts';

const Named = z.object({ id: Id, name: text(200) });

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

export const lookup = {
  goals: operation({
    method: 'GET',
    path: '/lookup/goals',
    access: 'member',
    summary: 'Goals of the catalogue by name',
    query: z.object({ ...pageQuery, query: text(100).optional(), sector: Sector.optional() }),
    response: pageOf(Named.extend({ sector: Sector })),
  }),
  measures: operation({
    method: 'GET',
    path: '/lookup/measures',
    access: 'member',
    summary: 'Measures of the catalogue by name',
    query: z.object({ ...pageQuery, query: text(100).optional(), goalId: Id.optional() }),
    response: pageOf(Named.extend({ goalId: Id })),
  }),
  countries: operation({
    method: 'GET',
    path: '/lookup/address/countries',
    access: 'public',
    summary: 'Countries in the asked language',
    response: z.object({ items: z.array(z.object({ code: Country, name: text(100) })).max(300) }),
    shared: true,
  }),
  suggestAddress: operation({
    method: 'GET',
    path: '/lookup/address/suggest',
    access: 'public',
    summary: 'Places and postcodes that begin like what was typed',
    query: z.object({
      query: text(100).min(1),
      proximate_to: text(50)
        .regex(/^-?\d{1,3}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/)
        .optional()
        .meta({ description: 'latitude,longitude: nearer places first' }),
    }),
    response: z.object({ items: z.array(AddressSuggestion).max(10) }),
  }),
  findAddress: operation({
    method: 'GET',
    path: '/lookup/address/find',
    access: 'member',
    summary: 'The full address of a suggestion, with coordinates',
    query: z.object({ query: text(300).optional(), magicKey: text(200).optional() }),
    response: Address,
    errors: ['not_found.address'],
  }),
};
