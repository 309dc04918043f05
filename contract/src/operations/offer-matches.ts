import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Id, pageOf, pageQuery, Slug, text } from '../core/primitives.ts';
import { OfferSummary } from '../shapes/offer-shapes.ts';

/** Why an offer matches: a common topic or tag, the category of a KPI, or its place. */
export const MatchReason = z.object({
  kind: z.enum(['TOPIC', 'TAG', 'CATEGORY', 'NEAR', 'REMOTE']),
  slug: Slug.nullable().meta({ description: 'Of the tag or category' }),
  text: text(200).nullable().meta({ description: 'Its name, in the language asked for' }),
});
export type MatchReason = z.infer<typeof MatchReason>;

export const MatchingOffer = OfferSummary.extend({
  distanceKm: z.number().nullable().meta({ description: 'From the place of the own organisation' }),
  reasons: z.array(MatchReason).max(60).meta({ description: 'The reasons, the most important first' }),
});
export type MatchingOffer = z.infer<typeof MatchingOffer>;

export const offerMatches = {
  forGoal: operation({
    method: 'GET',
    path: '/tracking/goals/{trackableGoalId}/offers',
    access: 'member',
    summary: 'Offers of others that match a goal or its unfinished measures, the best first',
    hasEffect: true,
    params: z.object({ trackableGoalId: Id }),
    query: z.object({ ...pageQuery }),
    response: pageOf(MatchingOffer),
    errors: ['not_found.goal'],
  }),
  forMeasure: operation({
    method: 'GET',
    path: '/tracking/measures/{trackableMeasureId}/offers',
    access: 'member',
    summary: 'Offers of others that match a measure, the best first',
    hasEffect: true,
    params: z.object({ trackableMeasureId: Id }),
    query: z.object({ ...pageQuery }),
    response: pageOf(MatchingOffer),
    errors: ['not_found.measure'],
  }),
};
