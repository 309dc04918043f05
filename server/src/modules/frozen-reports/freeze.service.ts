import { createHash } from 'node:crypto';
import type { FreezePreview, FreezeWrite, FrozenReport } from '@metra/contract/operations/frozen-reports';
import type { Tx } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError, invalid } from '../../platform/http/domain-error.ts';
import { readerOf } from '../../platform/http/reader.ts';
import { createOnce } from '../../platform/limits/idempotency.ts';
import { CanonicalJson, canonicalJson } from '../../platform/text/canonical-json.ts';
import { bytesOf } from '../../platform/threads/worker-client.ts';
import type { ReportToFreeze } from '../reports/reports.module.ts';
import { readFrozenReport } from './frozen-reports.service.ts';
import { frozenReportStore } from './frozen-reports.store.ts';
import { frozenReportViews } from './frozen-reports.views.ts';
import { nameViews } from './names.views.ts';
import type { FrozenReportNeeds } from './needs.ts';
import { prepareJob } from './prepare-files.job.ts';
import { reportNumber } from './report-number.ts';

/** The format of the canonical JSON that is hashed. */
const contentFormat = 'metra-frozen-report/1';

export function freezeService(needs: FrozenReportNeeds) {
  const { audit, clock, database, jobs, sources } = needs;
  const once = createOnce({ database, clock });
  const read = readFrozenReport(needs);

  async function write(
    tx: Tx,
    call: Call,
    {
      report,
      logo,
      year,
      frozenAt,
      body,
    }: { report: ReportToFreeze; logo: string | null; year: number; frozenAt: Date; body: FreezeWrite },
  ): Promise<FrozenReport> {
    const { actor, origin } = call;
    const { organisationId, accountId } = actor;
    const store = frozenReportStore(tx, organisationId);
    // Two freezes at the same moment run one after the other, and the second finds the newer report.
    await lockTenant(tx, organisationId);
    const newest = await store.newest(year);
    if ((newest?.id ?? null) !== body.replaces) throw new DomainError('frozen_report.already_there');
    const sequence = (newest?.sequence ?? 0) + 1;
    const number = reportNumber(await store.code(), year, sequence);
    const author = await nameViews(tx, { organisationId }).author(accountId);
    const reason = body.reason?.trim() ?? null;
    const content = Buffer.from(
      canonicalJson({
        format: contentFormat,
        number,
        frozenAt: frozenAt.toISOString(),
        author,
        replaces: newest?.number ?? null,
        reason,
        documents: new CanonicalJson(bytesOf(report.documents).toString()),
        // The logo is stored now, because the company may have another one when the files are made.
        logo,
      }),
    );
    const id = await store.add({
      year,
      sequence,
      number,
      year_label: report.label,
      first_day: report.firstDay,
      last_day: report.lastDay,
      share: report.share,
      replaces_id: newest?.id ?? null,
      reason,
      author_account_id: accountId,
      author_name: author,
      frozen_at: frozenAt,
      content,
      content_hash: createHash('sha256').update(content).digest(),
    });
    await jobs.enqueue(tx, prepareJob, { organisationId, id });
    await audit.record(tx, {
      action: 'report.frozen',
      actor,
      origin,
      subject: `frozen_report:${id}`,
      details: { number },
    });
    return read(tx, readerOf(call), id);
  }

  return {
    async preview({ actor }: Call, year: number): Promise<FreezePreview> {
      const views = frozenReportViews(database.kysely, {
        organisationId: actor.organisationId,
        now: clock.now(),
      });
      const { newest, code } = await views.next(year);
      return {
        number: code && reportNumber(code, year, (newest?.sequence ?? 0) + 1),
        replaces: newest
          ? { id: newest.id, number: newest.number, frozenAt: newest.frozen_at.toISOString() }
          : null,
      };
    },

    async freeze(call: Call, year: number, body: FreezeWrite): Promise<FrozenReport> {
      if (body.replaces !== null && body.reason === null) throw invalid('reason', 'required');
      if (body.replaces === null && body.reason !== null) throw invalid('replaces', 'required');
      const frozenAt = clock.now();
      const { organisationId } = call.actor;
      const report = await sources.toFreeze({ organisationId, year });
      const picture = report.logoId && (await sources.logo(organisationId, report.logoId));
      const logo = picture ? Buffer.from(picture).toString('base64') : null;
      return once(call, (tx) => write(tx, call, { report, logo, year, frozenAt, body })).catch(refuseSecond);
    },
  };
}

/** A unique constraint makes sure that each number is given once, so the second caller gets a conflict here. */
function refuseSecond(error: unknown): never {
  if (isUniqueViolation(error, 'frozen_reports_series')) throw new DomainError('frozen_report.already_there');
  throw error;
}
