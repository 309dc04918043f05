import type { ProjectWrite } from '@metra/contract/operations/projects-admin';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/database-errors.ts';
import { DomainError, invalid } from '../../platform/http/domain-error.ts';

const columnsOf = ({ slug, translations, ownerId, startedOn, finishedOn }: ProjectWrite) => ({
  slug,
  organisation_id: ownerId,
  translations: JSON.stringify(translations),
  started_on: startedOn,
  finished_on: finishedOn,
});

export const projectAdminStore = (tx: Tx) => ({
  /** Checks that all participants exist and are not being deleted, and locks them until the write. */
  async assertOrganisations({ ownerId, partners }: ProjectWrite): Promise<void> {
    const { rows } = await sql<{ id: number }>`
      select id from organisations_directory
      where id = any(${[ownerId, ...partners]}::bigint[]) and deleted_at is null`.execute(tx);
    const known = new Set(rows.map(({ id }) => id));
    if (!known.has(ownerId)) throw new DomainError('not_found.organisation');
    const unknown = partners.findIndex((id) => !known.has(id));
    if (unknown >= 0) throw invalid(`partners/${unknown}`, 'unknown');
    const owner = partners.indexOf(ownerId);
    if (owner >= 0) throw invalid(`partners/${owner}`, 'not');
  },

  async create(write: ProjectWrite, now: Date): Promise<number> {
    const { id } = await tx
      .insertInto('projects')
      .values({ ...columnsOf(write), created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(explain);
    return id;
  },

  async versionOf(id: number): Promise<number | undefined> {
    const row = await tx
      .selectFrom('projects')
      .select('version')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row?.version;
  },

  async update(id: number, write: ProjectWrite): Promise<void> {
    // The new owner may have been a partner, so the partners are written afterwards.
    await tx.deleteFrom('project_partners').where('project_id', '=', id).execute();
    await tx
      .updateTable('projects')
      .set((row) => ({ ...columnsOf(write), version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
      .catch(explain);
  },

  async putPartners(id: number, { ownerId, partners }: ProjectWrite): Promise<void> {
    if (partners.length === 0) return;
    await tx
      .insertInto('project_partners')
      .values(partners.map((organisation_id) => ({ project_id: id, owner_id: ownerId, organisation_id })))
      .execute()
      .catch(explain);
  },

  async remove(id: number): Promise<void> {
    await tx.deleteFrom('projects').where('id', '=', id).execute();
  },
});

function explain(error: unknown): never {
  if (isUniqueViolation(error, 'projects_slug_unique')) throw new DomainError('conflict.slug');
  // The organisation was deleted at the same moment.
  if (isForeignKeyViolation(error, 'projects_organisation_id_fkey'))
    throw new DomainError('not_found.organisation');
  if (isForeignKeyViolation(error, 'project_partners_organisation_id_fkey'))
    throw invalid('partners', 'unknown');
  throw error;
}
