import type { KpiRecord, RecordChange } from '@metra/contract/kpi-record-shapes';
import type { kpiRecords } from '@metra/contract/kpi-records';
import type { Response as Answer, Query } from '@metra/contract/operation';
import type { Language, Page } from '@metra/contract/primitives';
import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type KpiFilter, shownKpis } from '../definitions/definitions.ts';
import { kpiReference, unitsOf } from '../definitions/kpi.views.ts';
import { readDefinitions } from '../definitions/own-definitions.ts';
import type { KpiNeeds } from '../needs.ts';
import { changesOf } from './changes.store.ts';
import { gridView } from './grid.views.ts';
import { latestRecords } from './latest.views.ts';
import { recordView } from './record.views.ts';
import { recordById, recordsOfKpi } from './record-list.views.ts';

/** Reading records. */
export function recordsService({ database, clock, linkTo, catalogue }: KpiNeeds) {
  const db = database.kysely;
  const definitionsOf = async ({ organisationId }: Actor) =>
    readDefinitions(db, await catalogue(), organisationId);

  return {
    async latest(
      actor: Actor,
      filter: KpiFilter,
      language: Language,
    ): Promise<Answer<typeof kpiRecords.latest>> {
      const kpis = shownKpis(await definitionsOf(actor), filter).filter(({ formula }) => !formula);
      const ids = kpis.map(({ id }) => id);
      const latest = await latestRecords(db, actor.organisationId, ids, { language, linkTo });
      return {
        items: kpis.flatMap((kpi) => {
          const record = latest.get(kpi.id);
          return record ? [{ kpi: kpiReference(kpi, language), record }] : [];
        }),
      };
    },

    async read(actor: Actor, id: number, language: Language): Promise<KpiRecord> {
      const record = await recordById(db, actor.organisationId, id, language);
      if (!record || record.deleted_at) throw new DomainError('not_found.kpi_record');
      return recordView(record, linkTo);
    },

    async changes(
      actor: Actor,
      id: number,
      page: { page: number; pageSize: number },
      language: Language,
    ): Promise<Page<RecordChange>> {
      const { organisationId } = actor;
      const record = await recordById(db, organisationId, id, language);
      if (!record) throw new DomainError('not_found.kpi_record');
      return changesOf(db, { organisationId, record }, page);
    },

    async ofKpi(
      actor: Actor,
      kpiId: number,
      query: Query<typeof kpiRecords.ofKpi>,
      language: Language,
    ): Promise<Page<KpiRecord>> {
      if (!(await definitionsOf(actor)).byId.has(kpiId)) throw new DomainError('not_found.kpi');
      const { organisationId } = actor;
      return recordsOfKpi(db, { organisationId, kpiId, language, linkTo }, query);
    },

    async grid(actor: Actor, query: Query<typeof kpiRecords.grid>, language: Language) {
      const today = clock.today(actor.timeZone).toString();
      const reading = { organisationId: actor.organisationId, language, linkTo, today };
      return gridView(db, await definitionsOf(actor), reading, query);
    },

    async enteredKpis(
      actor: Actor,
      query: Query<typeof kpiRecords.enteredKpis>,
      language: Language,
    ): Promise<Answer<typeof kpiRecords.enteredKpis>> {
      const kpis = shownKpis(await definitionsOf(actor), query).filter(
        ({ formula, frequency }) =>
          !formula && (query.frequency === undefined || frequency === query.frequency),
      );
      return {
        items: kpis.map((kpi) => ({ ...kpiReference(kpi, language), units: unitsOf(kpi, language) })),
      };
    },
  };
}
