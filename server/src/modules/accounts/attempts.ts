import { DomainError } from '../../platform/http/domain-error.ts';
import type { RateLimit, RateLimiter } from '../../platform/limits/rate-limiter.ts';

/** Guessing is limited by account, whatever address it comes from; an address may serve a whole office. */
const limits = {
  passwordsOfAccount: { max: 10, perSeconds: 15 * 60 },
  loginsFromNetwork: { max: 300, perSeconds: 10 * 60 },
  mailsFromNetwork: { max: 60, perSeconds: 60 * 60 },
  invitationsOfOrganisation: { max: 30, perSeconds: 60 * 60 },
  exportsOfOrganisation: { max: 10, perSeconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>;

export function attempts(limiter: RateLimiter) {
  const take = async (kind: keyof typeof limits, who: string | number) => {
    const { allowed, retryAfterSeconds } = await limiter.take(`${kind}:${who}`, limits[kind]);
    if (!allowed) throw new DomainError('rate_limit.exceeded', { retryAfterSeconds });
  };
  return {
    /** Counted before the password is looked at, so that a storm gets no more guesses than a patient one. */
    async login(emailKey: string, ip: string): Promise<void> {
      await take('loginsFromNetwork', networkOf(ip));
      await take('passwordsOfAccount', emailKey);
    },
    /** Someone who is signed in proves once more who they are. */
    password: (emailKey: string) => take('passwordsOfAccount', emailKey),
    passwordKnown: (emailKey: string) => limiter.reset(`passwordsOfAccount:${emailKey}`),
    mail: (ip: string) => take('mailsFromNetwork', networkOf(ip)),
    invitation: (organisationId: number) => take('invitationsOfOrganisation', organisationId),
    export: (organisationId: number) => take('exportsOfOrganisation', organisationId),
  };
}

export type Attempts = ReturnType<typeof attempts>;

/** A household has one IPv4 address, or 2^64 of IPv6 that share the first four groups. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? Array.from({ length: 8 - first.length - last.length }, () => '0') : [];
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
