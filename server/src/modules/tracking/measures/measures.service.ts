import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type { tracking } from '@metra/contract/operations/tracking';
import type {
  Rating,
  RatingWrite,
  TrackableMeasure,
  TrackableMeasureWrite,
} from '@metra/contract/shapes/tracking-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { assertVersion } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { readerOf } from '../../../platform/http/reader.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../accounts/accounts.module.ts';
import { ownResources } from '../../resources/resources.module.ts';
import { activityStore, type NewActivity } from '../activities/activities.store.ts';
import { goalStore } from '../goals/goals.store.ts';
import { changesOf } from './measure-changes.ts';
import { type LockedMeasure, type MeasureValues, measureStore } from './measures.store.ts';
import { measureViews } from './measures.views.ts';
import { ratingStore } from './ratings.store.ts';
import { type LinkTo, ratingView } from './trackable-measure.ts';

interface Needs extends Pick<Platform, 'database' | 'clock'> {
  linkTo: LinkTo;
}

export function measuresService(needs: Needs) {
  const { database, clock } = needs;

  return {
    list: (call: Call, query: Query<typeof tracking.measures>): Promise<Page<TrackableMeasure>> =>
      measureViews(database.kysely, { ...needs, ...readerOf(call) }).list(query),

    read: async (call: Call, id: number): Promise<TrackableMeasure> =>
      orNotFound(
        await measureViews(database.kysely, { ...needs, ...readerOf(call) }).one(id),
        'not_found.measure',
      ),

    update: (call: Call, id: number, write: TrackableMeasureWrite): Promise<TrackableMeasure> =>
      database.transaction(async (tx) => {
        const { organisationId, accountId } = call.actor;
        const now = clock.now();
        const store = measureStore(tx, organisationId);
        const measure = await lockedMeasure(tx, organisationId, id);
        if (!measure.isGoalActive) throw new DomainError('tracking.goal_inactive');
        assertVersion(measure.version, write.version);
        const changes = changesOf(measure, write);
        const newEvidence = await evidenceToWrite(tx, organisationId, id, write.evidence);
        const fields = [...Object.keys(changes), ...(newEvidence ? ['evidence'] : [])];
        if (fields.length > 0) {
          if (changes.responsibleId)
            await notifyResponsible(tx, call.actor, measure, changes.responsibleId, now);
          await store.update(id, changes, now);
          if (newEvidence) await store.replaceEvidence(id, newEvidence);
          const activities = activitiesOf(measure, changes, fields);
          await activityStore(tx, organisationId).record(accountId, now, activities);
        }
        return orNotFound(
          await measureViews(tx, { ...needs, ...readerOf(call) }).one(id),
          'not_found.measure',
        );
      }),

    remove: (call: Call, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        const { organisationId, accountId } = call.actor;
        const store = measureStore(tx, organisationId);
        const { goal } = orNotFound(
          await measureViews(tx, { ...needs, ...readerOf(call) }).one(id),
          'not_found.measure',
        );
        // The lock serialises removing measures of a goal, so that the last one stays.
        await goalStore(tx, organisationId).lock(goal.id);
        const { names } = await lockedMeasure(tx, organisationId, id);
        if ((await store.countOf(goal.id)) === 1) throw new DomainError('tracking.last_measure');
        await store.remove(id);
        const activity = { type: 'measure.removed', goalId: goal.id, data: { name: names } } as const;
        await activityStore(tx, organisationId).record(accountId, clock.now(), [activity]);
      }),

    async rating({ actor }: Call, id: number): Promise<Rating> {
      const rating = orNotFound(
        await ratingStore(database.kysely, actor.organisationId).read(id),
        'not_found.measure',
      );
      if (rating === null) throw new DomainError('not_found.rating');
      return ratingView(rating);
    },

    rate: ({ actor }: Call, id: number, write: RatingWrite): Promise<Rating> =>
      database.transaction(async (tx) => {
        const { organisationId, accountId } = actor;
        const now = clock.now();
        const { goalId } = await lockedMeasure(tx, organisationId, id);
        const rating = await ratingStore(tx, organisationId).write(id, write, now);
        const data = { score: String(write.score) };
        const activity = { type: 'measure.rated', goalId, measureId: id, data } as const;
        await activityStore(tx, organisationId).record(accountId, now, [activity]);
        return ratingView(rating);
      }),
  };
}

async function lockedMeasure(tx: Tx, organisationId: number, id: number): Promise<LockedMeasure> {
  return orNotFound(await measureStore(tx, organisationId).lock(id), 'not_found.measure');
}

/** Checks that the responsible person belongs to the organisation, and notifies them. */
async function notifyResponsible(
  tx: Tx,
  { organisationId, accountId }: Actor,
  { id, goalId, names }: LockedMeasure,
  responsibleId: number,
  now: Date,
): Promise<void> {
  const responsible = orNotFound(
    await measureStore(tx, organisationId).member(responsibleId),
    'not_found.account',
  );
  if (responsible.id === accountId) return;
  await notify(tx, {
    accountId: responsible.id,
    type: 'measure.assigned',
    data: { name: names[responsible.language] },
    link: `/app/dashboard/goals/${goalId}#measure-${id}`,
    now,
  });
}

/** The evidence files, which must belong to the organisation; undefined if they do not change. */
async function evidenceToWrite(
  tx: Tx,
  organisationId: number,
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

/** A change of state is a separate activity. */
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
