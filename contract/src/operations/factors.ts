import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Id, notBlank, pageOf, pageQuery, Slug, sortBy, text, Version } from '../core/primitives.ts';
import {
  CatalogueChange,
  FactorToReview,
  OwnFactor,
  OwnFactorChange,
  OwnFactorUpdate,
  OwnFactorWrite,
  UsedFactor,
} from '../shapes/factor-shapes.ts';

const oneOwnFactor = z.object({ ownFactorId: Id });
const writeErrors = [
  'not_found.resource',
  'own_factor.not_replaceable',
  'own_factor.year_taken',
  'own_factor.implausible',
] as const;

export const factors = {
  inUse: operation({
    method: 'GET',
    path: '/tracking/factors/in-use',
    access: 'member',
    summary: 'Factors that formulas of the organisation name, with the values used for a year',
    query: z.object({
      year: z.int().min(1990).max(2100).optional().meta({ description: 'This year when left out' }),
    }),
    response: z.object({
      year: z.int(),
      country: text(2).nullable().meta({ description: 'Of the organisation; null where it is not known' }),
      items: z.array(UsedFactor).max(400),
    }),
  }),
  catalogueChanges: operation({
    method: 'GET',
    path: '/tracking/factors/{factor}/changes',
    access: 'member',
    summary: 'What the operator changed in a factor, before and after; newest first',
    params: z.object({ factor: Slug }),
    query: z.object(pageQuery),
    response: pageOf(CatalogueChange),
    errors: ['not_found.factor'],
  }),
  listOwn: operation({
    method: 'GET',
    path: '/tracking/own-factors',
    access: 'member',
    summary: 'The organisation’s own factors',
    query: z.object({
      ...pageQuery,
      ...sortBy('firstYear', 'updatedAt'),
      factor: Slug.optional(),
      deleted: z.boolean().optional().meta({ description: 'True: those that can be restored' }),
    }),
    response: pageOf(OwnFactor),
  }),
  createOwn: operation({
    method: 'POST',
    path: '/tracking/own-factors',
    access: 'subscriber',
    summary: 'Enter a factor of one’s own; it goes before the operator’s',
    body: OwnFactorWrite,
    response: OwnFactor,
    status: 201,
    idempotent: true,
    errors: ['not_found.factor', ...writeErrors, 'own_factor.limit_reached', 'conflict.idempotency_key'],
  }),
  updateOwn: operation({
    method: 'PUT',
    path: '/tracking/own-factors/{ownFactorId}',
    access: 'subscriber',
    summary: 'Change a factor of one’s own, and say why',
    params: oneOwnFactor,
    body: OwnFactorUpdate,
    response: OwnFactor,
    errors: ['not_found.own_factor', 'conflict.version', ...writeErrors],
  }),
  removeOwn: operation({
    method: 'DELETE',
    path: '/tracking/own-factors/{ownFactorId}',
    access: 'subscriber',
    summary: 'Delete a factor of one’s own; it can be restored',
    refusedToImpersonator: true,
    params: oneOwnFactor,
    query: z.object({ version: Version.optional(), why: notBlank(500).optional() }),
    response: null,
    errors: ['not_found.own_factor', 'conflict.version'],
  }),
  restoreOwn: operation({
    method: 'POST',
    path: '/tracking/own-factors/{ownFactorId}/restore',
    access: 'subscriber',
    summary: 'Bring a deleted factor of one’s own back',
    params: oneOwnFactor,
    response: OwnFactor,
    errors: ['not_found.own_factor', 'conflict.version', 'own_factor.year_taken', 'own_factor.limit_reached'],
  }),
  ownChanges: operation({
    method: 'GET',
    path: '/tracking/own-factors/{ownFactorId}/changes',
    access: 'member',
    summary: 'Who changed a factor, when, before, after and why; newest first, also of a deleted one',
    params: oneOwnFactor,
    query: z.object(pageQuery),
    response: pageOf(OwnFactorChange),
    errors: ['not_found.own_factor'],
  }),
  review: operation({
    method: 'GET',
    path: '/admin/factors/review',
    access: 'editor',
    summary: 'Factors of the catalogue that are to be looked at, with what is to be checked and when',
    query: z.object({ ...pageQuery, ...sortBy('dueOn', 'position') }),
    response: pageOf(FactorToReview),
  }),
};
