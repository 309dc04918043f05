import { DomainError } from '../../platform/http/domain-error.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { RateLimit, RateLimiter } from '../../platform/limits/rate-limiter.ts';

/** Guessing is limited per account, whatever network it comes from, because one network may serve a whole office. */
const rates = {
  passwordsOfAccount: { max: 10, perSeconds: 15 * 60 },
  loginsFromNetwork: { max: 300, perSeconds: 10 * 60 },
  /** A code has a million values, three of which are valid, so it gets no more guesses than a password. */
  codesOfAccount: { max: 10, perSeconds: 15 * 60 },
  mailsFromNetwork: { max: 60, perSeconds: 60 * 60 },
  invitationsOfOrganisation: { max: 30, perSeconds: 60 * 60 },
  helpOfAccount: { max: 10, perSeconds: 60 * 60 },
  exportsOfOrganisation: { max: 10, perSeconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>;

/** Fails with `rate_limit.exceeded` after too many attempts. */
export function accountLimits(limiter: RateLimiter) {
  const take = async (kind: keyof typeof rates, who: string | number) => {
    const { allowed, retryAfterSeconds } = await limiter.take(`${kind}:${who}`, rates[kind]);
    if (!allowed) throw new DomainError('rate_limit.exceeded', { retryAfterSeconds });
  };
  return {
    /**
     * The attempt is counted before the password is checked, so that simultaneous calls get no additional guesses.
     */
    async countLogin(emailKey: string, ip: string): Promise<void> {
      await take('loginsFromNetwork', networkOf(ip));
      await take('passwordsOfAccount', emailKey);
    },
    /** A signed-in person confirms their identity. */
    countPassword: (emailKey: string) => take('passwordsOfAccount', emailKey),
    resetPasswordCount: (emailKey: string) => limiter.reset(`passwordsOfAccount:${emailKey}`),
    /** The account of a passkey is only known after the check, so the network is limited. */
    countPasskeyLogin: (ip: string) => take('loginsFromNetwork', networkOf(ip)),
    /** Codes and recovery codes after the right password. */
    countCode: (accountId: number) => take('codesOfAccount', accountId),
    resetCodeCount: (accountId: number) => limiter.reset(`codesOfAccount:${accountId}`),
    countMail: (ip: string) => take('mailsFromNetwork', networkOf(ip)),
    countInvitation: (organisationId: number) => take('invitationsOfOrganisation', organisationId),
    countHelp: (accountId: number) => take('helpOfAccount', accountId),
    countExport: (organisationId: number) => take('exportsOfOrganisation', organisationId),
  };
}
