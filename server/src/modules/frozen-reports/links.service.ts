import { randomInt } from 'node:crypto';
import type { FrozenReport, ShareWrite } from '@metra/contract/operations/frozen-reports';
import type { Call } from '../../platform/http/call.ts';
import { DomainError, invalid } from '../../platform/http/domain-error.ts';
import { readerOf } from '../../platform/http/reader.ts';
import { hashToken, newToken } from '../../platform/secrets/tokens.ts';
import { readFrozenReport } from './frozen-reports.service.ts';
import { linkStore } from './links.store.ts';
import type { FrozenReportNeeds } from './needs.ts';
import { aboutCode, aboutToken } from './sealed-link.ts';

/** The longest lifetime is two years, plus a day because of time zones. */
const longestMs = (2 * 366 + 1) * 24 * 60 * 60 * 1000;

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Links with which members share a frozen report with people without an account. */
export function linksService(needs: FrozenReportNeeds) {
  const { audit, clock, database, vault } = needs;
  const read = readFrozenReport(needs);
  return {
    share: (call: Call, id: number, { expiresAt, withCode }: ShareWrite): Promise<FrozenReport> =>
      database.transaction(async (tx) => {
        const { actor, origin } = call;
        const now = clock.now();
        const expires = new Date(expiresAt);
        if (expires <= now) throw invalid('expiresAt', 'minimum');
        if (expires.getTime() > now.getTime() + longestMs) throw invalid('expiresAt', 'maximum');
        const { state, number } = await read(tx, readerOf(call), id);
        if (state === 'PREPARING') throw new DomainError('frozen_report.preparing', { retryAfterSeconds: 2 });
        const token = newToken();
        const code = withCode ? newCode() : null;
        await linkStore(tx, actor.organisationId).replace(id, {
          token_hash: hashToken(token),
          token_sealed: vault.seal(Buffer.from(token), aboutToken(id)),
          code_sealed: code === null ? null : vault.seal(Buffer.from(code), aboutCode(id)),
          code_digest: code === null ? null : vault.digest(code, aboutCode(id)),
          expires_at: expires,
          created_at: now,
          created_by_account_id: actor.accountId,
        });
        await audit.record(tx, {
          action: 'report.shared',
          actor,
          origin,
          subject: `frozen_report:${id}`,
          details: { number, expiresAt, withCode },
        });
        return read(tx, readerOf(call), id);
      }),

    end: (call: Call, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        const { actor, origin } = call;
        const { number } = await read(tx, readerOf(call), id);
        if (!(await linkStore(tx, actor.organisationId).remove(id))) return;
        await audit.record(tx, {
          action: 'report.share_ended',
          actor,
          origin,
          subject: `frozen_report:${id}`,
          details: { number },
        });
      }),
  };
}
