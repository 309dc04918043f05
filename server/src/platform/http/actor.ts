import type { Language, Role, TeamRole } from '@metra/contract/core/primitives';

/** The caller according to the session. The organisation is the tenant of every query. */
export interface Actor {
  readonly sessionId: number;
  readonly accountId: number;
  readonly organisationId: number;
  /** This time zone determines the organisation's calendar days. */
  readonly timeZone: string;
  /** The business year starts in this month, 1 to 12. */
  readonly firstMonth: number;
  readonly roles: readonly Role[];
  /** This is the role within the organisation. */
  readonly teamRole: TeamRole;
  readonly language: Language;
  /** This administrator impersonates the person; null if nobody does. */
  readonly impersonatorId: number | null;
  readonly subscriptionActive: boolean;
  /** The person has not replaced a one-time password yet. */
  readonly mustChangePassword: boolean;
  /** The person has not set up a required second factor yet. */
  readonly mustSetUpSecondFactor: boolean;
  /** The person has confirmed their identity within the last minutes. */
  readonly isFresh: boolean;
}

/** Resolves bearer tokens. */
export interface Sessions {
  /** Returns the caller if the session is cached. Most calls need nothing else. */
  readonly cached: (token: string) => Actor | undefined;
  /** Reads the session; null if it is unknown, ended or expired. */
  readonly read: (token: string) => Promise<Actor | null>;
}

/** Identifies callers and records calls of impersonators. */
export interface Identity {
  readonly sessions: Sessions;
  /** The server calls this before each call of an impersonated session, including refused ones. */
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
