import type { Body } from '@metra/contract/core/operation';
import type { frozenReports, SharedReport } from '@metra/contract/operations/frozen-reports';
import type { PublicCall } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { hashToken, sameSecret } from '../../platform/secrets/tokens.ts';
import { frozenFilesService } from './frozen-files.service.ts';
import { readFrozenReport } from './frozen-reports.service.ts';
import { livingLink, noteOpened } from './links.store.ts';
import { nameViews } from './names.views.ts';
import type { FrozenReportNeeds } from './needs.ts';
import { aboutCode } from './sealed-link.ts';

/** The limit applies to one network and all links together. */
const perNetwork = { max: 120, perSeconds: 10 * 60 };
/** The number of wrong codes per link, after which the link is blocked for a while. */
const wrongCodes = { max: 5, perSeconds: 30 * 60 };

/** Serves a report to people who have its link. */
export function sharedReportsService(needs: FrozenReportNeeds) {
  const { clock, database, limiter, vault } = needs;
  const fileOfReport = frozenFilesService(needs);

  async function take(key: string, limit: typeof perNetwork): Promise<void> {
    const { allowed, retryAfterSeconds } = await limiter.take(key, limit);
    if (!allowed) throw new DomainError('rate_limit.exceeded', { retryAfterSeconds });
  }

  /** Unknown, ended and expired links get the same answer. */
  async function linkOf({ origin }: PublicCall, token: string) {
    await take(`shared-reports:${networkOf(origin.ip)}`, perNetwork);
    return orNotFound(
      await livingLink(database.kysely, hashToken(token), clock.now()),
      'not_found.shared_report',
    );
  }

  type Link = Awaited<ReturnType<typeof linkOf>>;

  /** Each attempt is counted before the code is checked, so that simultaneous attempts cannot exceed the limit. */
  async function assertCode(
    { code_digest, token_hash, frozen_report_id }: Link,
    typed: string | null,
  ): Promise<void> {
    if (!code_digest) return;
    if (typed === null) throw new DomainError('shared_report.code_wrong');
    const key = `shared-report-code:${token_hash.toString('hex')}`;
    await take(key, wrongCodes);
    const digest = vault.digest(typed.replace(/\s/g, ''), aboutCode(frozen_report_id));
    if (!sameSecret(digest, code_digest)) throw new DomainError('shared_report.code_wrong');
    await limiter.giveBack(key, wrongCodes);
  }

  async function contentOf({ organisation_id, frozen_report_id, ...link }: Link): Promise<SharedReport> {
    const db = database.kysely;
    const reader = { organisationId: organisation_id, language: 'de' } as const;
    const report = await readFrozenReport(needs)(db, reader, frozen_report_id);
    const organisation = await nameViews(db, { organisationId: organisation_id }).organisation();
    await noteOpened(db, link.token_hash, clock.now());
    const { number, yearLabel, period, frozenAt, state, contentHash, files } = report;
    const expiresAt = link.expires_at.toISOString();
    // Only complete reports can be shared.
    const hash = report.hash ?? contentHash;
    return {
      withCode: link.code_digest !== null,
      report: {
        organisation,
        number,
        yearLabel,
        period,
        frozenAt,
        state,
        hash,
        contentHash,
        expiresAt,
        files,
      },
    };
  }

  return {
    async look(call: PublicCall, token: string): Promise<SharedReport> {
      const link = await linkOf(call, token);
      return link.code_digest ? { withCode: true, report: null } : contentOf(link);
    },

    async open(call: PublicCall, token: string, code: string): Promise<SharedReport> {
      const link = await linkOf(call, token);
      await assertCode(link, code);
      return contentOf(link);
    },

    async file(
      call: PublicCall,
      token: string,
      { code, ...wanted }: Body<typeof frozenReports.sharedFile>,
    ): Promise<Download> {
      const link = await linkOf(call, token);
      await assertCode(link, code);
      return fileOfReport(link.organisation_id, link.frozen_report_id, wanted);
    },
  };
}
