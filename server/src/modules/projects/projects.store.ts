import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** A project of the demo; organisations are named by their slug. */
export interface DeliveredProject {
  slug: string;
  translations: object;
  startedOn: string | null;
  finishedOn: string | null;
  organisation: string;
  partners: readonly string[];
}

/** Creates missing projects whose owner exists, with the partners that exist. */
export async function writeDeliveredProjects(tx: Tx, projects: readonly DeliveredProject[]): Promise<void> {
  const delivered = sql`
    jsonb_to_recordset(${JSON.stringify(projects)}::jsonb) as d(
      slug text, translations jsonb, "startedOn" date, "finishedOn" date, organisation text, partners text[])`;
  await sql`
    insert into projects (slug, organisation_id, translations, started_on, finished_on)
    select d.slug, o.id, d.translations, d."startedOn", d."finishedOn"
    from ${delivered} join organisations_directory o on o.slug = d.organisation
    on conflict on constraint projects_slug_unique do nothing`.execute(tx);
  await sql`
    insert into project_partners (project_id, owner_id, organisation_id)
    select p.id, p.organisation_id, o.id
    from ${delivered} join projects p on p.slug = d.slug
    join organisations_directory o on o.slug = any(d.partners) and o.id <> p.organisation_id
    on conflict do nothing`.execute(tx);
}
