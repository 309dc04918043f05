import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  ArchivedGoal,
  ArchivedStrategy,
  ArchiveSummary,
  archive,
} from '@metra/contract/operations/archive';
import type { FrozenReportItem } from '@metra/contract/operations/frozen-reports';
import type { Call } from '../../platform/http/call.ts';
import { readerOf } from '../../platform/http/reader.ts';
import { strategyViews } from '../strategies/strategies.module.ts';
import { type EndingCount, endingViews, type GoalViewNeeds, goalViews } from '../tracking/tracking.module.ts';
import { archivedGoal, endingOf } from './archived-goal.ts';
import { frozenReportViews } from './frozen-reports.views.ts';
import type { FrozenReportNeeds } from './needs.ts';

type Needs = GoalViewNeeds & Pick<FrozenReportNeeds, 'clock' | 'database'>;

const countOf = (counts: readonly EndingCount[], ending?: ReturnType<typeof endingOf>): number =>
  counts
    .filter(({ status }) => ending === undefined || endingOf(status) === ending)
    .reduce((sum, { count }) => sum + count, 0);

const endings = (counts: readonly EndingCount[]) => ({
  total: countOf(counts),
  reached: countOf(counts, 'REACHED'),
  notReached: countOf(counts, 'NOT_REACHED'),
});

/** Finished things: frozen reports, and goals and strategies with their results. */
export function archiveService(needs: Needs) {
  const { clock, database } = needs;
  const db = database.kysely;
  const strategiesOf = ({ actor, language }: Call) =>
    strategyViews(db, { organisationId: actor.organisationId, language });

  return {
    async summary(call: Call): Promise<ArchiveSummary> {
      const { organisationId } = call.actor;
      const counts = await endingViews(db, { organisationId }).counts();
      const strategies = await strategiesOf(call).finished({ page: 0, pageSize: 1 });
      return {
        reports: await frozenReportViews(db, { organisationId, now: clock.now() }).countWhole(),
        goals: { ...endings(counts), unjudged: countOf(counts, 'UNJUDGED') },
        strategies: strategies.total,
      };
    },

    reports: ({ actor }: Call, query: Query<typeof archive.reports>): Promise<Page<FrozenReportItem>> =>
      frozenReportViews(db, { organisationId: actor.organisationId, now: clock.now() }).list(query),

    async goals(call: Call, query: Query<typeof archive.goals>): Promise<Page<ArchivedGoal>> {
      const asked = { ...query, active: false, sort: '-inactiveSince' } as const;
      const page = await goalViews(db, { ...needs, ...readerOf(call) }).list(asked);
      const names = await strategiesOf(call).names();
      return {
        ...page,
        items: page.items.map((goal) => archivedGoal(goal, names.get(goal.strategyId) ?? '', call.actor)),
      };
    },

    async strategies(call: Call, query: Query<typeof archive.strategies>): Promise<Page<ArchivedStrategy>> {
      const page = await strategiesOf(call).finished(query);
      const counts = Map.groupBy(
        await endingViews(db, { organisationId: call.actor.organisationId }).counts(),
        ({ strategyId }) => strategyId,
      );
      return {
        ...page,
        items: page.items.map(({ id, name, activatedAt, finishedAt }) => ({
          id,
          name,
          startedAt: activatedAt,
          endedAt: finishedAt,
          goals: endings(counts.get(id) ?? []),
        })),
      };
    },
  };
}
