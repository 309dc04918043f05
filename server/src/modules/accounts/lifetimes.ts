import type { Role } from '@metra/contract/core/primitives';
import { isStaff } from './roles.policy.ts';

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

/** Lifetimes of sessions, tokens and other temporary data in seconds. */
export const lifetimes = {
  session: {
    member: { idle: 7 * days, total: 30 * days },
    staff: { idle: 1 * hours, total: 12 * hours },
    impersonation: { idle: 1 * hours, total: 1 * hours },
  },
  token: {
    CONFIRM: 24 * hours,
    RECOVERY: 1 * hours,
    PASSWORD_CHANGE: 1 * hours,
    CREDENTIALS_RESET: 24 * hours,
    CREDENTIALS_CONFIRM: 24 * hours,
    EMAIL_CHANGE: 24 * hours,
    /** Long enough for a week of absence, and short enough that an abandoned address does not stay a risk. */
    EMAIL_OBJECTION: 7 * days,
  },
  /** The time between the password and the second factor. */
  challenge: 10 * minutes,
  /** The time after a confirmation in which dangerous operations are allowed. */
  freshSignIn: 10 * minutes,
  /** For an account that an administrator created, because its owner does not expect the mail. */
  welcome: 24 * hours,
  invitation: 7 * days,
  /** A deleted account can be restored within this time, and so can an organisation that was deleted with it. */
  deletedAccount: 30 * days,
  /** The operator can export an organisation without members within this time. */
  abandonedOrganisation: 30 * days,
  /** Older notifications are useless. */
  event: 365 * days,
} as const;

export type TokenKind = keyof typeof lifetimes.token;

export const after = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

export const sessionLifetime = (roles: readonly Role[]) =>
  isStaff(roles) ? lifetimes.session.staff : lifetimes.session.member;
