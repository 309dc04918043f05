import type { Response as Answer, Query } from '@metra/contract/core/operation';
import type { kpiRecords } from '@metra/contract/operations/kpi-records';
import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { OrganisationReader } from '../../../platform/http/reader.ts';
import { calendarOf } from '../calendar.ts';
import { isComputed } from '../definitions/definition.ts';
import { definitionStore } from '../definitions/definitions.store.ts';
import { shownKpis } from '../definitions/definitions.ts';
import { kpiReference, unitsOf } from '../definitions/kpi.views.ts';
import type { KpiNeeds } from '../needs.ts';
import { changeViews } from './changes.views.ts';
import { gridViews } from './grid.views.ts';
import { recordView, recordViews } from './record.views.ts';
import { recordListViews } from './record-list.views.ts';

export function recordsService({ database, clock, linkTo, catalogue }: KpiNeeds) {
  const db = database.kysely;
  const definitionsOf = async ({ actor }: Pick<OrganisationReader, 'actor'>) =>
    definitionStore(db, actor.organisationId).read(await catalogue());
  const recordById = ({ actor, language }: Call, id: number) =>
    recordViews(db, { organisationId: actor.organisationId, language }).find(id);

  return {
    async latest(
      call: OrganisationReader,
      query: Query<typeof kpiRecords.latest>,
    ): Promise<Answer<typeof kpiRecords.latest>> {
      const { actor, language } = call;
      const kpis = shownKpis(await definitionsOf(call), query).filter((kpi) => !isComputed(kpi));
      const views = recordListViews(db, { organisationId: actor.organisationId, language, linkTo });
      const latest = await views.latest(kpis.map(({ id }) => id));
      return {
        items: kpis.flatMap((kpi) => {
          const record = latest.get(kpi.id);
          return record ? [{ kpi: kpiReference(kpi, language), record }] : [];
        }),
      };
    },

    async read(call: Call, id: number): Promise<KpiRecord> {
      const record = await recordById(call, id);
      if (!record || record.deleted_at) throw new DomainError('not_found.kpi_record');
      return recordView(record, linkTo);
    },

    async changes(
      call: Call,
      id: number,
      query: Query<typeof kpiRecords.changes>,
    ): Promise<Answer<typeof kpiRecords.changes>> {
      const record = orNotFound(await recordById(call, id), 'not_found.kpi_record');
      return changeViews(db, { organisationId: call.actor.organisationId, language: call.language }).ofRecord(
        record,
        query,
      );
    },

    async ofKpi(
      call: Call,
      kpiId: number,
      query: Query<typeof kpiRecords.ofKpi>,
    ): Promise<Answer<typeof kpiRecords.ofKpi>> {
      const { actor, language } = call;
      if (!(await definitionsOf(call)).byId.has(kpiId)) throw new DomainError('not_found.kpi');
      return recordListViews(db, { organisationId: actor.organisationId, language, linkTo }).ofKpi(
        kpiId,
        query,
      );
    },

    async grid(call: Call, query: Query<typeof kpiRecords.grid>): Promise<Answer<typeof kpiRecords.grid>> {
      const { actor, language } = call;
      const views = gridViews(db, { organisationId: actor.organisationId, language, linkTo });
      return views.ofPeriod(await definitionsOf(call), calendarOf(clock, actor), query);
    },

    async enteredKpis(
      call: Call,
      query: Query<typeof kpiRecords.enteredKpis>,
    ): Promise<Answer<typeof kpiRecords.enteredKpis>> {
      const { language } = call;
      const kpis = shownKpis(await definitionsOf(call), query).filter(
        (kpi) => !isComputed(kpi) && (query.frequency ?? kpi.frequency) === kpi.frequency,
      );
      return {
        items: kpis.map((kpi) => ({ ...kpiReference(kpi, language), units: unitsOf(kpi, language) })),
      };
    },
  };
}
