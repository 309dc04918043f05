import type { Response as Answer } from '@metra/contract/core/operation';
import type { AdminStandardDetail, standardsAdmin } from '@metra/contract/operations/standards-admin';
import type { Database } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { ReadStandards } from './cached-standards.ts';
import { standardsAdminViews } from './standards-admin.views.ts';

/** Standards for the operator's staff. */
export const standardsAdminService = (database: Database, standards: ReadStandards) => ({
  list: async ({ language }: Call): Promise<Answer<typeof standardsAdmin.list>> => ({
    items: await standardsAdminViews(database.kysely, { language }).list(),
  }),

  async read({ language }: Call, slug: string): Promise<AdminStandardDetail> {
    const views = standardsAdminViews(database.kysely, { language });
    const version = await standards.version(slug);
    const [row] = await views.list(slug);
    if (!version || !row) throw new DomainError('not_found.standard');
    return { ...row, disclosuresInOrder: views.detail(version) };
  },
});
