import type { Verification } from '@metra/contract/operations/frozen-reports';
import type { PublicCall } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { Platform } from '../../platform/platform.ts';
import { sameSecret } from '../../platform/secrets/tokens.ts';
import { numberedReportViews } from './frozen-reports.views.ts';
import { readHash, readReportNumber } from './report-number.ts';

type Needs = Pick<Platform, 'clock' | 'database' | 'limiter'>;

/** This is generous for people and far too little for guessing. */
const perNetwork = { max: 60, perSeconds: 10 * 60 };

const noMatch: Verification = { matches: false, matched: null, frozenAt: null, state: null };

/**
 * A caller who does not know both number and hash learns nothing: an unknown number gets the same answer as a wrong
 * hash.
 */
export const verifyService =
  ({ clock, database, limiter }: Needs) =>
  async ({ origin }: PublicCall, number: string, hash: string): Promise<Verification> => {
    const { allowed, retryAfterSeconds } = await limiter.take(
      `verify-report:${networkOf(origin.ip)}`,
      perNetwork,
    );
    if (!allowed) throw new DomainError('rate_limit.exceeded', { retryAfterSeconds });
    const wanted = readHash(hash);
    const found =
      wanted &&
      (await numberedReportViews(database.kysely, { now: clock.now() }).one(readReportNumber(number)));
    if (!found) return noMatch;
    const { item, checksums } = found;
    const own = [item.hash, item.contentHash].map((hex) => Buffer.from(hex ?? '', 'hex'));
    const isReport = own.map((known) => sameSecret(known, wanted)).includes(true);
    const isFile = checksums.map((known) => sameSecret(known, wanted)).includes(true);
    if (!isReport && !isFile) return noMatch;
    return {
      matches: true,
      matched: isReport ? 'REPORT' : 'FILE',
      frozenAt: item.frozenAt,
      state: item.state === 'REPLACED' ? 'REPLACED' : 'VALID',
    };
  };
