import { randomUUID } from 'node:crypto';
import type { Language } from '@metra/contract/core/primitives';
import type { OwnMeasureWrite } from '@metra/contract/operations/measures';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import { textsIn } from '../../platform/translations.ts';
import { explain } from './measures.store.ts';

/** A refusal names at most this many. */
const mostNamed = 20;

const columnsOf = (
  { goalId, name, description, costHint, firstSteps, effort, impact }: OwnMeasureWrite,
  now: Date,
) => ({
  goal_id: goalId,
  sector: sql<'e' | 's' | 'g'>`(select sector from goals where id = ${goalId})`,
  // The typed text is stored in German in every language, because German is the fallback of the others.
  translations: JSON.stringify({
    de: {
      name: name.trim(),
      description: description.trim(),
      costHint: costHint.trim(),
      firstSteps: firstSteps.map((step) => step.trim()),
    },
  }),
  effort,
  impact,
  edited_at: now,
});

export const ownMeasureStore = (tx: Tx, organisationId: number) => ({
  lockOrganisation: () => lockTenant(tx, organisationId),

  async countOffered(): Promise<number> {
    const { count } = await tx
      .selectFrom('measures')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('organisation_id', '=', organisationId)
      .where('active', '=', true)
      .executeTakeFirstOrThrow();
    return count;
  },

  async create(write: OwnMeasureWrite, now: Date): Promise<number> {
    const { id } = await tx
      .insertInto('measures')
      .values({
        ...columnsOf(write, now),
        organisation_id: organisationId,
        // Two measures may have the same name, so the slug is random; nobody sees it.
        slug: `own-${randomUUID()}`,
        position: sql<number>`(
          select coalesce(max(position) + 1, 0) from measures
          where organisation_id = ${organisationId} and goal_id = ${write.goalId})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  lock: (id: number) =>
    tx
      .selectFrom('measures')
      .select(['version', 'active'])
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  async update(id: number, write: OwnMeasureWrite, now: Date): Promise<void> {
    await tx
      .updateTable('measures')
      .set((row) => ({ ...columnsOf(write, now), version: row('version', '+', 1) }))
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute()
      .catch(explain);
  },

  async offer(id: number, active: boolean, now: Date): Promise<void> {
    await tx
      .updateTable('measures')
      .set((row) => ({ active, edited_at: now, version: row('version', '+', 1) }))
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  },

  /** Names of the goals that plan the measure. */
  async goalsThatPlan(id: number, language: Language): Promise<string[]> {
    const rows = await tx
      .selectFrom('tracking_planned_measures')
      .select('goal_translations')
      .where('organisation_id', '=', organisationId)
      .where('measure_id', '=', id)
      .orderBy('trackable_goal_id')
      .limit(mostNamed)
      .execute();
    return rows.map((row) => textsIn<{ name: string }>(row.goal_translations, language).name);
  },
});
