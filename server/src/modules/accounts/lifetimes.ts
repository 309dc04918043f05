import type { Role } from '@metra/contract/core/primitives';
import { isStaff } from './roles.policy.ts';

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

/** How long what proves an identity holds, and what else ends by itself, in seconds. */
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
    /** Long enough to come back from a week off, and not so long that an address given up stays a way in. */
    EMAIL_OBJECTION: 7 * days,
  },
  /** Between a password and what is asked for beside it. */
  challenge: 10 * minutes,
  /** How long after proving who one is the most dangerous acts are open. */
  freshSignIn: 10 * minutes,
  /** For an account an administrator made: its owner did not ask for it just now. */
  welcome: 24 * hours,
  invitation: 7 * days,
  /** One that the operator deleted can be brought back until then, as long as an organisation that went with it. */
  deletedAccount: 30 * days,
  /** An organisation without members can be exported by the operator until then. */
  abandonedOrganisation: 30 * days,
  /** A notification that is older tells nobody anything. */
  event: 365 * days,
} as const;

export type TokenKind = keyof typeof lifetimes.token;

export const after = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

export const sessionLifetime = (roles: readonly Role[]) =>
  isStaff(roles) ? lifetimes.session.staff : lifetimes.session.member;
