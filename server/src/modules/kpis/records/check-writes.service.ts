import type { Language } from '@metra/contract/core/primitives';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { ownResources } from '../../resources/resources.module.ts';
import { calendarOf } from '../calendar.ts';
import type { KpiNeeds } from '../needs.ts';
import { askedByFuels } from './asked-by-fuels.ts';
import { checkRecords } from './check-records.ts';
import { crossChecksService } from './cross-checks.service.ts';
import { isQuestion, openQuestions } from './open-questions.ts';
import { recordContextStore } from './record-context.store.ts';
import type { CheckedRecord, RecordProblem, RecordWrite, StoredRecord } from './record-write.ts';

interface Writes {
  writes: readonly RecordWrite[];
  refuse: (problems: readonly RecordProblem[]) => void;
  /** The language of the questions about odd values. */
  language: Language;
  /** A deleted record that is checked as if it existed. */
  restored?: StoredRecord;
}

/** Checks writes together with the KPIs, records and files that they name, and returns the records to store. */
export function checkWritesService(needs: Pick<KpiNeeds, 'clock' | 'catalogue'>) {
  const { clock, catalogue } = needs;
  const crossChecks = crossChecksService(needs);

  return async (
    db: Db,
    actor: Actor,
    { writes, refuse, restored, language }: Writes,
  ): Promise<CheckedRecord[]> => {
    const { organisationId } = actor;
    const known = await catalogue();
    const { kpis, records, switchedOff } = await recordContextStore(db, organisationId).read(known, writes);
    const fileIds = [...new Set(writes.flatMap(({ evidence }) => evidence ?? []))];
    const own = fileIds.length > 0 ? await ownResources(db, organisationId, fileIds) : [];
    const checked = checkRecords(writes, {
      kpis,
      records: restored ? [...records.filter(({ id }) => id !== restored.id), restored] : records,
      files: new Map(own.map(({ id, name, mime_type, size }) => [id, { id, name, mime_type, size }])),
      fuels: known.fuels,
      ...(switchedOff && { switchedOff }),
      calendar: calendarOf(clock, actor),
    });
    if (!checked.problems.every(isQuestion)) refuse(checked.problems);
    if (own.length < fileIds.length) throw new DomainError('not_found.resource');
    // All questions come at once, because whoever confirms one must have seen the others.
    const questions = [
      ...checked.problems,
      ...askedByFuels(checked.records, known.fuels, language),
      ...(await crossChecks(db, actor, checked.records, language)),
    ];
    refuse(openQuestions(checked.records, questions));
    return checked.records;
  };
}
