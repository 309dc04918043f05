import type { Language } from '@metra/contract/core/primitives';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { calendarOf } from '../calendar.ts';
import type { KpiNeeds } from '../needs.ts';
import { checkDefinitions, leavesOfCheck } from '../values/broken-checks.ts';
import { askedByChecks, isToBeAsked } from './asked-by-checks.ts';
import { recordContextStore } from './record-context.store.ts';
import type { CheckedRecord, RecordProblem } from './record-write.ts';

/** Compares a record with values of other KPIs: a company cannot use more green electricity than it bought. */
export const crossChecksService =
  ({ clock, catalogue }: Pick<KpiNeeds, 'clock' | 'catalogue'>) =>
  async (
    db: Db,
    actor: Actor,
    records: readonly CheckedRecord[],
    language: Language,
  ): Promise<RecordProblem[]> => {
    const asked = records.filter(isToBeAsked);
    if (asked.length === 0) return [];
    const known = await catalogue();
    const definitions = checkDefinitions(known);
    const written = new Set(asked.map(({ kpi_id }) => kpi_id));
    const checks = known.crossChecks
      .map((check) => ({ check, leaves: leavesOfCheck(definitions, check) }))
      .filter(({ leaves }) => leaves.some(({ id }) => written.has(id)));
    if (checks.length === 0) return [];
    const kpiIds = [...new Set(checks.flatMap(({ leaves }) => leaves.map(({ id }) => id)))];
    const stored = await recordContextStore(db, actor.organisationId).related(
      kpiIds,
      asked,
      actor.firstMonth,
    );
    const calendar = calendarOf(clock, actor);
    return askedByChecks({ definitions, checks, stored, records, asked, calendar, language });
  };
