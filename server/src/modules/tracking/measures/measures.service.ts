import type { Query } from '@metra/contract/operation';
import type { Language, Page } from '@metra/contract/primitives';
import type { tracking } from '@metra/contract/tracking';
import type {
  Rating,
  RatingWrite,
  TrackableMeasure,
  TrackableMeasureWrite,
} from '@metra/contract/tracking-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ownResources } from '../../resources/resources.module.ts';
import { type NewActivity, recordActivities } from '../activities/activities.store.ts';
import type { ReadingNeeds } from '../goals/goal-reader.ts';
import { goalStore } from '../goals/goals.store.ts';
import { tellResponsible } from './assignment.ts';
import { ratingView } from './measure.views.ts';
import { changesOf } from './measure-changes.ts';
import { measureReader } from './measure-reader.ts';
import { type LockedMeasure, type MeasureValues, measureStore } from './measures.store.ts';
import { ratingOf, writeRating } from './ratings.store.ts';

type Needs = ReadingNeeds & Pick<Platform, 'database'>;

export function measuresService(needs: Needs) {
  const { database, clock } = needs;

  return {
    list: (
      actor: Actor,
      query: Query<typeof tracking.measures>,
      language: Language,
    ): Promise<Page<TrackableMeasure>> => measureReader(database.kysely, needs, actor, language).list(query),

    read: (actor: Actor, id: number, language: Language): Promise<TrackableMeasure> =>
      measureReader(database.kysely, needs, actor, language).one(id),

    update: (
      actor: Actor,
      id: number,
      write: TrackableMeasureWrite,
      language: Language,
    ): Promise<TrackableMeasure> =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const store = measureStore(tx, actor.organisationId);
        const measure = await lockedMeasure(tx, actor, id);
        if (!measure.isGoalActive) throw new DomainError('tracking.goal_inactive');
        if (measure.version !== write.version) throw new DomainError('conflict.version');
        const changes = changesOf(measure, write);
        const newEvidence = await evidenceToWrite(tx, actor, id, write.evidence);
        const fields = [...Object.keys(changes), ...(newEvidence ? ['evidence'] : [])];
        if (fields.length > 0) {
          if (changes.responsibleId) await tellResponsible(tx, actor, measure, changes.responsibleId, now);
          await store.update(id, changes, now);
          if (newEvidence) await store.replaceEvidence(id, newEvidence);
          await recordActivities(tx, actor, now, activitiesOf(measure, changes, fields));
        }
        return measureReader(tx, needs, actor, language).one(id);
      }),

    remove: (actor: Actor, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        const store = measureStore(tx, actor.organisationId);
        const { goal } = await measureReader(tx, needs, actor, 'de').one(id);
        // Whoever removes measures of one goal takes turns, so that the last one stays.
        await goalStore(tx, actor.organisationId).lock(goal.id, 'update');
        const { names } = await lockedMeasure(tx, actor, id);
        if ((await store.countOf(goal.id)) === 1) throw new DomainError('tracking.last_measure');
        await store.remove(id);
        await recordActivities(tx, actor, clock.now(), [
          { type: 'measure.removed', goalId: goal.id, data: { name: names } },
        ]);
      }),

    async rating({ organisationId }: Actor, id: number): Promise<Rating> {
      const rating = await ratingOf(database.kysely, organisationId, id);
      if (rating === undefined) throw new DomainError('not_found.measure');
      if (rating === null) throw new DomainError('not_found.rating');
      return ratingView(rating);
    },

    rate: (actor: Actor, id: number, write: RatingWrite): Promise<Rating> =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const { goalId } = await lockedMeasure(tx, actor, id);
        const rating = await writeRating(tx, actor.organisationId, id, write, now);
        const data = { score: String(write.score) };
        await recordActivities(tx, actor, now, [{ type: 'measure.rated', goalId, measureId: id, data }]);
        return ratingView(rating);
      }),
  };
}

async function lockedMeasure(tx: Tx, { organisationId }: Actor, id: number): Promise<LockedMeasure> {
  const measure = await measureStore(tx, organisationId).lock(id);
  if (!measure) throw new DomainError('not_found.measure');
  return measure;
}

/** The files to keep as evidence, each the organisation's own; undefined when they are those already there. */
async function evidenceToWrite(
  tx: Tx,
  { organisationId }: Actor,
  measureId: number,
  evidence: readonly number[] | undefined,
): Promise<readonly number[] | undefined> {
  if (evidence === undefined) return undefined;
  const twice = evidence.findIndex((id, index) => evidence.indexOf(id) < index);
  if (twice >= 0) throw invalid(`evidence/${twice}`, 'uniqueItems');
  const before = await measureStore(tx, organisationId).evidence(measureId);
  if (before.length === evidence.length && before.every((id, index) => id === evidence[index]))
    return undefined;
  const own = await ownResources(tx, organisationId, evidence);
  if (own.length < evidence.length) throw new DomainError('not_found.resource');
  return evidence;
}

/** A change of state is told apart from other changes. */
function activitiesOf(
  { id, goalId, values }: LockedMeasure,
  { state }: Partial<MeasureValues>,
  fields: readonly string[],
): NewActivity[] {
  const about = { goalId, measureId: id };
  const others = fields.filter((field) => field !== 'state');
  return [
    ...(state
      ? [{ ...about, type: 'measure.state_changed' as const, data: { from: values.state, to: state } }]
      : []),
    ...(others.length > 0
      ? [{ ...about, type: 'measure.changed' as const, data: { fields: others.join(' ') } }]
      : []),
  ];
}
