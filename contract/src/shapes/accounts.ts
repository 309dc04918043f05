import { z } from 'zod';
import {
  Email,
  Id,
  Instant,
  Language,
  notBlank,
  Password,
  ResultKey,
  Role,
  Slug,
  TeamRole,
  Token,
  text,
} from '../core/primitives.ts';
import { FirstMonth } from './company-shapes.ts';

export const Account = z.object({
  id: Id,
  email: text(254),
  firstName: text(100),
  lastName: text(100),
  language: Language,
  roles: z.array(Role).max(3),
  teamRole: TeamRole,
  organisation: z.object({
    id: Id,
    name: text(200),
    slug: Slug,
    logoUrl: text(500).nullable(),
    firstMonth: FirstMonth,
  }),
  createdAt: Instant,
  confirmedAt: Instant.nullable(),
  lastLoginAt: Instant.nullable(),
  impersonator: z.object({ id: Id, name: text(201) }).nullable(),
  mustChangePassword: z
    .boolean()
    .meta({ description: 'A one-time password was used: choose another one first' }),
  secondFactor: z
    .enum(['NONE', 'ACTIVE', 'MISSING'])
    .meta({ description: 'MISSING: the account must set up a second factor before it can do anything else' }),
});
export type Account = z.infer<typeof Account>;

export const AccountStatus = z.enum(['PENDING', 'ACTIVE', 'SPAM', 'DELETED']);

/** Fields that a person enters about themselves. */
export const personFields = {
  firstName: notBlank(100),
  lastName: notBlank(100),
  language: Language,
};

/** A random text of the browser that requests a mail. With it, the mailed link also signs in. */
export const BrowserSecret = z
  .string()
  .max(64)
  .regex(/^[0-9a-f-]{32,64}$/);

export const Registration = z.strictObject({
  email: Email,
  password: Password,
  ...personFields,
  organisationName: notBlank(200),
  termsAccepted: z.literal(true),
  promotionCode: text(50).optional(),
  browserSecret: BrowserSecret.optional(),
  questionnaireResults: z
    .array(ResultKey)
    .max(20)
    .default([])
    .meta({ description: 'Results to save on the new account; unknown ones are ignored' }),
});
export type Registration = z.infer<typeof Registration>;

export const Credentials = z.strictObject({ username: text(254).min(1), password: text(128).min(1) });
export type Credentials = z.infer<typeof Credentials>;

export const AccountWrite = z.strictObject(personFields);
export type AccountWrite = z.infer<typeof AccountWrite>;

export const Session = z.object({
  id: Id,
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  device: text(300).meta({ description: 'The browser as it names itself' }),
  current: z.boolean(),
  impersonated: z.boolean().meta({ description: 'An administrator impersonates the person' }),
});
export type Session = z.infer<typeof Session>;

export const TokenState = z.object({ valid: z.literal(true), email: text(254).nullable() });

/** The result of a mailed link: the account if it signs in, otherwise the address for signing in. */
export const MailLinkResult = z.object({ email: text(254), account: Account.nullable() });
export type MailLinkResult = z.infer<typeof MailLinkResult>;

export const tokenQuery = z.object({ token: Token });

export const TeamMember = z.object({
  id: Id,
  email: text(254),
  firstName: text(100),
  lastName: text(100),
  status: z.enum(['PENDING', 'ACTIVE']),
  lastLoginAt: Instant.nullable(),
  teamRole: TeamRole,
  self: z.boolean(),
  mayRemove: z.boolean(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** Only a member of the team can become an owner. */
export const InvitedRole = TeamRole.exclude(['OWNER']);
export type InvitedRole = z.infer<typeof InvitedRole>;

/** A person who was invited and has not yet answered. */
export const Invitation = z.object({
  id: Id,
  email: text(254),
  createdAt: Instant,
  expiresAt: Instant,
  teamRole: InvitedRole,
  invitedBy: text(201).nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The path of a page for the support mail, without its query, which may contain private data. */
const PagePath = z
  .string()
  .max(300)
  .regex(/^\/[\w.~%/-]*$/);

export const HelpRequest = z.strictObject({ question: notBlank(4000), page: PagePath });
