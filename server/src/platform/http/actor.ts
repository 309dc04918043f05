import type { Language, Role, TeamRole } from '@metra/contract/core/primitives';

/** Who calls, as the session says; the organisation is the tenant of every query. */
export interface Actor {
  readonly sessionId: number;
  readonly accountId: number;
  readonly organisationId: number;
  /** Where the organisation's days begin. */
  readonly timeZone: string;
  /** In which month its years begin, 1 to 12. */
  readonly firstMonth: number;
  readonly roles: readonly Role[];
  /** What they may do within the organisation. */
  readonly teamRole: TeamRole;
  readonly language: Language;
  /** The administrator behind an impersonated session. */
  readonly impersonatorId: number | null;
  readonly subscriptionActive: boolean;
  /** Signed in with a one-time password that is yet to be replaced. */
  readonly mustChangePassword: boolean;
  /** Has yet to set up a second factor, which is demanded of them. */
  readonly mustSetUpSecondFactor: boolean;
  /** Proved who they are within the last minutes. */
  readonly isFresh: boolean;
}

/** Turns a bearer token into an actor; null when it is unknown, ended or expired. */
export type Authenticate = (token: string) => Promise<Actor | null>;

/** How the platform learns who calls, and tells what was done in someone else's name. */
export interface Identity {
  readonly authenticate: Authenticate;
  /** Before anything else happens in an impersonated session; refused calls count too. */
  readonly onImpersonatedCall: (
    actor: Actor,
    operationId: string,
    path: string,
    origin: Origin,
  ) => Promise<void>;
}

/** Where a call came from: for the audit log and rate limits, never for the ordinary log. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
  readonly responseId: string;
}
