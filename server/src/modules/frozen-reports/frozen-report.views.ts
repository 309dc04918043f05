import type { FrozenReport } from '@metra/contract/operations/frozen-reports';
import { sharedReportPath } from '@metra/contract/rules/report-addresses';
import type { Db } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/http/reader.ts';
import type { Platform } from '../../platform/platform.ts';
import { fileOf, frozenReportViews } from './frozen-reports.views.ts';
import { linkOfReport } from './links.store.ts';
import { aboutCode, aboutToken } from './sealed-link.ts';

type DetailReader = Pick<Platform, 'clock' | 'configuration' | 'vault'> &
  Pick<Reader, 'organisationId' | 'language'>;

/** A frozen report with its files and the link that members can copy again. */
export const frozenReportDetailViews = (
  db: Db,
  { clock, configuration, vault, organisationId, language }: DetailReader,
) => ({
  async one(id: number): Promise<FrozenReport | undefined> {
    const views = frozenReportViews(db, { organisationId, now: clock.now() });
    const item = await views.one(id);
    if (!item) return undefined;
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
  },
});
