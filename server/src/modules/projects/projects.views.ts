import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { textsIn } from '../../platform/translations.ts';

interface Participant {
  id: number;
  slug: string;
  name: string;
}

/** A project as participants and visitors see it. */
export interface Project {
  id: number;
  slug: string;
  name: string;
  description: string;
  startedOn: string | null;
  finishedOn: string | null;
  owner: Participant;
  partners: Participant[];
}

interface Row extends Omit<Project, 'name' | 'description'> {
  translations: unknown;
}

/** An organisation with more projects shows the latest ones. */
const mostShown = 100;

const participant = sql`jsonb_build_object('id', o.id, 'slug', o.slug, 'name', o.name)`;

export const projectViews = (
  db: Db,
  { organisationId, language }: Pick<Reader, 'organisationId' | 'language'>,
) => ({
  /**
   * The projects that an organisation owns or is a partner of, the latest first. Organisations that are being deleted
   * are left out. Other readers only see the organisations that are publicly visible.
   */
  async list({ isOwn }: { isOwn: boolean } = { isOwn: true }): Promise<Project[]> {
    const mayBeNamed = isOwn
      ? sql`true`
      : sql`exists (select from organisations_public seen where seen.id = o.id)`;
    const { rows } = await sql<Row>`
    select p.id, p.slug, p.translations, p.started_on as "startedOn", p.finished_on as "finishedOn",
      ${participant} as owner,
      (select coalesce(jsonb_agg(${participant} order by o.name, o.id), '[]') from project_partners pp
       join organisations_directory o on o.id = pp.organisation_id and o.deleted_at is null
       where pp.project_id = p.id and ${mayBeNamed}) as partners
    from projects p join organisations_directory o on o.id = p.organisation_id and o.deleted_at is null
    where p.id in (select project_id from projects_participants where organisation_id = ${organisationId})
      and ${mayBeNamed}
    order by p.started_on desc nulls last, p.id desc limit ${mostShown}`.execute(db);
    return rows.map(({ translations, ...project }) => {
      const { name, description } = textsIn<Pick<Project, 'name' | 'description'>>(translations, language);
      return { ...project, name, description: description ?? '' };
    });
  },
});
