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
      year: z.int().min(1990).max(2100).optional().meta({ description: 'Default: the present year' }),
    }),
    response: z.object({
      year: z.int(),
      country: text(2)
        .nullable()
        .meta({ description: 'The country of the organisation; null if it is unknown' }),
      items: z.array(UsedFactor).max(400),
    }),
  }),
  catalogueChanges: operation({
    method: 'GET',
    path: '/tracking/factors/{factor}/changes',
    access: 'member',
    summary: 'Changes of a factor by the operator, newest first',
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
    summary: 'Create an own factor; it takes precedence over the operator’s factor',
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
    summary: 'Change an own factor with a reason',
    params: oneOwnFactor,
    body: OwnFactorUpdate,
    response: OwnFactor,
    errors: ['not_found.own_factor', 'conflict.version', ...writeErrors],
  }),
  removeOwn: operation({
    method: 'DELETE',
    path: '/tracking/own-factors/{ownFactorId}',
    access: 'subscriber',
    summary: 'Delete an own factor; it can be restored',
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
    summary: 'Restore a deleted own factor',
    params: oneOwnFactor,
    response: OwnFactor,
    errors: ['not_found.own_factor', 'conflict.version', 'own_factor.year_taken', 'own_factor.limit_reached'],
  }),
  ownChanges: operation({
    method: 'GET',
    path: '/tracking/own-factors/{ownFactorId}/changes',
    access: 'member',
    summary: 'The history of an own factor, also of a deleted one, newest first',
    params: oneOwnFactor,
    query: z.object(pageQuery),
    response: pageOf(OwnFactorChange),
    errors: ['not_found.own_factor'],
  }),
  review: operation({
    method: 'GET',
    path: '/admin/factors/review',
    access: 'editor',
    summary: 'Factors of the catalogue to review, with reason and due date',
    query: z.object({ ...pageQuery, ...sortBy('dueOn', 'position') }),
    response: pageOf(FactorToReview),
  }),
};
