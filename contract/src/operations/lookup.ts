import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Id, pageOf, pageQuery, Sector, Slug, text } from '../core/primitives.ts';
import { Taggable } from './tags.ts';

const Named = z.object({ id: Id, name: text(200) });
const Listed = Named.extend({ slug: Slug });
const byName = { ...pageQuery, query: text(100).optional() };

export const lookup = {
  goals: operation({
    method: 'GET',
    path: '/lookup/goals',
    access: 'member',
    summary: 'Goals of the catalogue by name',
    query: z.object({ ...byName, sector: Sector.optional() }),
    response: pageOf(Named.extend({ sector: Sector })),
  }),
  measures: operation({
    method: 'GET',
    path: '/lookup/measures',
    access: 'member',
    summary: 'Measures of the catalogue by name',
    query: z.object({ ...byName, goalId: Id.optional() }),
    response: pageOf(Named.extend({ goalId: Id })),
  }),
  categories: operation({
    method: 'GET',
    path: '/lookup/categories',
    access: 'public',
    summary: 'Categories of KPIs and offers',
    query: z.object({ ...byName, sector: Sector.optional() }),
    response: pageOf(Listed.extend({ sector: Sector })),
  }),
  offerTypes: operation({
    method: 'GET',
    path: '/lookup/offer-types',
    access: 'public',
    summary: 'Types of offers',
    query: z.object(byName),
    response: pageOf(Listed.extend({ description: text(500) })),
  }),
  offers: operation({
    method: 'GET',
    path: '/lookup/offers',
    access: 'public',
    summary: 'Public offers by title, the latest first',
    query: z.object(byName),
    response: pageOf(Named),
  }),
  organisations: operation({
    method: 'GET',
    path: '/lookup/organisations',
    access: 'public',
    summary: 'Public organisations by name',
    query: z.object(byName),
    response: pageOf(Named),
  }),
  organisationTypes: operation({
    method: 'GET',
    path: '/lookup/organisation-types',
    access: 'public',
    summary: 'Types of organisations',
    query: z.object(byName),
    response: pageOf(Listed.extend({ description: text(500) })),
  }),
  tagTypes: operation({
    method: 'GET',
    path: '/lookup/tag-types',
    access: 'member',
    summary: 'Tag types by name',
    query: z.object({ ...byName, availableFor: Taggable.optional() }),
    response: pageOf(Listed),
  }),
  tags: operation({
    method: 'GET',
    path: '/lookup/tags',
    access: 'member',
    summary: 'Tags by name',
    query: z.object({
      ...byName,
      tagTypeId: Id.optional(),
      parentId: Id.optional(),
      onlyTopLevel: z.boolean().optional(),
      availableFor: Taggable.optional(),
    }),
    response: pageOf(Listed.extend({ tagTypeId: Id, parentId: Id.nullable() })),
  }),
  landingPages: operation({
    method: 'GET',
    path: '/lookup/landing-pages',
    access: 'member',
    summary: 'Published landing pages by title',
    query: z.object(byName),
    response: pageOf(Listed),
  }),
};
