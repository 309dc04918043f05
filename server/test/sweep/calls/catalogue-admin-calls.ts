import { catalogueKpi } from '../../factories/kpis.ts';
import type { CallsOf } from '../operation-call.ts';
import type { Organisation } from '../tenant-objects.ts';

/** The operator's: only what is listed below one thing of the catalogue is walked through like lists of organisations. */
const gas = ({ member }: Organisation) => catalogueKpi(member, 'natural-gas');

export const kpisAdminCalls: CallsOf<'kpisAdmin'> = {
  organisations: {
    refers: { 'params.id': 'catalogue' },
    async input(own) {
      const { id } = await gas(own);
      await own.app.platform.database.pool.query(
        `insert into organisation_kpis (organisation_id, kpi_id)
         select id, ${id} from organisations where slug like 'own-%' on conflict do nothing`,
      );
      return { params: { id } };
    },
  },
  formulaChanges: {
    refers: { 'params.id': 'catalogue' },
    async input(own) {
      const { id } = await gas(own);
      await own.app.platform.database.pool.query(
        `insert into kpi_formula_changes (kpi_id, at, after)
         select ${id}, now(), '{"expression":"1","required":[],"optional":[]}' from generate_series(1, 12)
         where not exists (select from kpi_formula_changes where kpi_id = ${id})`,
      );
      return { params: { id } };
    },
  },
};

export const factorsAdminCalls: CallsOf<'factorsAdmin'> = {
  changes: {
    refers: { 'params.id': 'catalogue' },
    async input({ app }) {
      const { rows } = await app.platform.database.pool.query(
        "select id from factors where slug = 'ef-diesel-co2e'",
      );
      return { params: { id: rows[0]?.id ?? 0 } };
    },
  },
};

export const translationsAdminCalls: CallsOf<'translationsAdmin'> = {
  gaps: {
    refers: {},
    async input({ app }) {
      await app.platform.database.pool.query(
        `insert into tag_types (slug, translations, edited_at)
         select 'lacking-' || n, '{"de":{"name":"Nur deutsch","description":""}}', now() from generate_series(1, 12) n on conflict do nothing`,
      );
      return { params: { kind: 'TAG_TYPE' } };
    },
  },
};
