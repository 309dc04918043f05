import type { Language } from '@metra/contract/core/primitives';
import { type RawBuilder, sql } from 'kysely';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { TagUseViews } from '../../tags/tags.module.ts';

/** The tags of the organisation `o` in the operator's order. */
export const tagsOfOrganisation = (language: Language): RawBuilder<unknown> => sql`
  (select jsonb_agg(jsonb_build_object('slug', t.slug, 'name', ${translatedText('t.translations', 'name', language)})
    order by t.position, t.id)
  from organisation_tags ot join tags_directory t on t.id = ot.tag_id where ot.organisation_id = o.id)`;

const namesShown = 20;

/** Organisations with a tag, shown before the tag's deletion. */
export const organisationTagViews: TagUseViews = (db) => ({
  path: 'organisations',
  async names(tagId) {
    const { rows } = await sql<{ name: string }>`
    select o.name from organisation_tags t join organisations_directory o on o.id = t.organisation_id
    where t.tag_id = ${tagId} order by o.id limit ${namesShown}`.execute(db);
    return rows.map(({ name }) => name);
  },
});
