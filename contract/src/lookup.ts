import { z } from 'zod';
import { operation } from './operation.ts';
import { Id, pageOf, pageQuery, Sector, Slug, text } from './primitives.ts';

const Named = z.object({ id: Id, name: text(200) });

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
  landingPages: operation({
    method: 'GET',
    path: '/lookup/landing-pages',
    access: 'member',
    summary: 'Published landing pages by title',
    query: z.object({ ...pageQuery, query: text(100).optional() }),
    response: pageOf(Named.extend({ slug: Slug })),
  }),
};
