import type { Language } from '@metra/contract/core/primitives';
import type { FrozenReport } from '@metra/contract/operations/frozen-reports';
import { sharedReportPath } from '@metra/contract/rules/report-addresses';
import type { Db } from '../../platform/database/database.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { fileOf, frozenReportViews } from './frozen-reports.views.ts';
import { linkOfReport } from './links.store.ts';
import { aboutCode, aboutToken } from './sealed-link.ts';

type Needs = Pick<Platform, 'clock' | 'configuration' | 'vault'>;

/** One frozen report with its files and the link that members can copy again. */
export async function frozenReport(
  db: Db,
  { clock, configuration, vault }: Needs,
  { organisationId, language }: { organisationId: number; language: Language },
  id: number,
): Promise<FrozenReport> {
  const views = frozenReportViews(db, { organisationId, now: clock.now() });
  const item = orNotFound(await views.one(id), 'not_found.frozen_report');
  const files = await views.files(id);
  const link = await linkOfReport(db, organisationId, id, clock.now());
  const opened = (sealed: Buffer, about: string) => vault.unseal(sealed, about).toString();
  return {
    ...item,
    files: files.map(fileOf),
    link: link
      ? {
          url: `${configuration.publicUrl}${sharedReportPath(language, opened(link.token_sealed, aboutToken(id)))}`,
          code: link.code_sealed && opened(link.code_sealed, aboutCode(id)),
          expiresAt: link.expires_at.toISOString(),
          createdAt: link.created_at.toISOString(),
          createdBy: link.created_by,
          opened: link.opened,
          lastOpenedAt: link.last_opened_at?.toISOString() ?? null,
        }
      : null,
  };
}
