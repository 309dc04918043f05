import type { Language, Role, TeamRole } from '@metra/contract/core/primitives';

/** The caller according to the session. The organisation is the tenant of every query. */
export interface Actor {
  readonly sessionId: number;
  readonly accountId: number;
  readonly organisationId: number;
  /** The time zone of the organisation's calendar days. */
  readonly timeZone: string;
  /** The first month of its business year, 1 to 12. */
  readonly firstMonth: number;
  readonly roles: readonly Role[];
  /** The role within the organisation. */
  readonly teamRole: TeamRole;
  readonly language: Language;
  /** The administrator behind an impersonated session. */
  readonly impersonatorId: number | null;
  readonly subscriptionActive: boolean;
  /** True until a one-time password is replaced. */
  readonly mustChangePassword: boolean;
  /** True until a required second factor is set up. */
  readonly mustSetUpSecondFactor: boolean;
  /** True if the person has confirmed their identity within the last minutes. */
  readonly isFresh: boolean;
}

/** Resolves a bearer token; null if it is unknown, ended or expired. */
export type Authenticate = (token: string) => Promise<Actor | null>;

/** Identifies callers and records calls of impersonators. */
export interface Identity {
  readonly authenticate: Authenticate;
  /** Called before each call of an impersonated session, including refused ones. */
  readonly onImpersonatedCall: (
    actor: Actor,
    operationId: string,
    path: string,
    origin: Origin,
  ) => Promise<void>;
}

/** The origin of a call, for the audit log and rate limits. It is not written to the ordinary log. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
  readonly responseId: string;
}
