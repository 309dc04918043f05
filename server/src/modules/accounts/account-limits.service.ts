import { DomainError } from '../../platform/http/domain-error.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { RateLimit, RateLimiter } from '../../platform/limits/rate-limiter.ts';

/** Guessing is limited by account, whatever address it comes from; an address may serve a whole office. */
const rates = {
  passwordsOfAccount: { max: 10, perSeconds: 15 * 60 },
  loginsFromNetwork: { max: 300, perSeconds: 10 * 60 },
  /** A code has a million values, three of which are right: no more guesses than at a password. */
  codesOfAccount: { max: 10, perSeconds: 15 * 60 },
  mailsFromNetwork: { max: 60, perSeconds: 60 * 60 },
  invitationsOfOrganisation: { max: 30, perSeconds: 60 * 60 },
  helpOfAccount: { max: 10, perSeconds: 60 * 60 },
  exportsOfOrganisation: { max: 10, perSeconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>;

/** Fails with `rate_limit.exceeded` when something is tried too often. */
export function accountLimits(limiter: RateLimiter) {
  const take = async (kind: keyof typeof rates, who: string | number) => {
    const { allowed, retryAfterSeconds } = await limiter.take(`${kind}:${who}`, rates[kind]);
    if (!allowed) throw new DomainError('rate_limit.exceeded', { retryAfterSeconds });
  };
  return {
    /** Counted before the password is looked at, so that many calls at once get no more guesses than one after another. */
    async countLogin(emailKey: string, ip: string): Promise<void> {
      await take('loginsFromNetwork', networkOf(ip));
      await take('passwordsOfAccount', emailKey);
    },
    /** Someone who is signed in proves once more who they are. */
    countPassword: (emailKey: string) => take('passwordsOfAccount', emailKey),
    resetPasswordCount: (emailKey: string) => limiter.reset(`passwordsOfAccount:${emailKey}`),
    /** A passkey tells whose it is only afterwards. */
    countPasskeyLogin: (ip: string) => take('loginsFromNetwork', networkOf(ip)),
    /** Codes and recovery codes of somebody whose password was right. */
    countCode: (accountId: number) => take('codesOfAccount', accountId),
    resetCodeCount: (accountId: number) => limiter.reset(`codesOfAccount:${accountId}`),
    countMail: (ip: string) => take('mailsFromNetwork', networkOf(ip)),
    countInvitation: (organisationId: number) => take('invitationsOfOrganisation', organisationId),
    countHelp: (accountId: number) => take('helpOfAccount', accountId),
    countExport: (organisationId: number) => take('exportsOfOrganisation', organisationId),
  };
}
