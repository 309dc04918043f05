import { z } from 'zod';
import { Arrival, Invitation, personFields, TeamMember, TokenState, tokenQuery } from './accounts.ts';
import { operation } from './operation.ts';
import { Email, Id, Language, Password, pageOf, pageQuery, Token } from './primitives.ts';

export const team = {
  list: operation({
    method: 'GET',
    path: '/my/organisation/team',
    access: 'member',
    summary: 'The people of the own organisation, and those who were invited',
    query: z.object({ ...pageQuery }),
    response: pageOf(TeamMember).extend({ invitations: z.array(Invitation).max(100) }),
  }),
  invite: operation({
    method: 'POST',
    path: '/my/organisation/team/invitations',
    access: 'member',
    summary: 'Invite a colleague by mail; inviting again sends the mail again',
    refusedToImpersonator: true,
    body: z.strictObject({ email: Email, language: Language }),
    response: null,
    status: 202,
    errors: ['team.too_many_invitations'],
  }),
  revokeInvitation: operation({
    method: 'DELETE',
    path: '/my/organisation/team/invitations/{id}',
    access: 'member',
    summary: 'Take back an invitation',
    refusedToImpersonator: true,
    params: z.object({ id: Id }),
    response: null,
    errors: ['not_found.invitation'],
  }),
  checkInvitation: operation({
    method: 'GET',
    path: '/my/organisation/team/invitations/check-token',
    access: 'public',
    summary: 'Whether an invitation still holds',
    query: tokenQuery,
    response: TokenState.extend({ organisationName: z.string().max(200) }),
    errors: ['auth.token_invalid'],
  }),
  acceptInvitation: operation({
    method: 'POST',
    path: '/my/organisation/team/invitations/accept',
    access: 'public',
    summary:
      'Join the organisation with name and password; signs in whoever is not yet, with the token in the header auth-token',
    body: z.strictObject({
      token: Token,
      ...personFields,
      password: Password,
      termsAccepted: z.literal(true),
    }),
    response: Arrival,
    errors: ['auth.token_invalid', 'account.password_weak', 'account.email_taken'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/my/organisation/team/{id}',
    access: 'member',
    summary: 'Remove a colleague; the own account is deleted in the profile',
    refusedToImpersonator: true,
    params: z.object({ id: Id }),
    response: null,
    errors: ['not_found.account', 'team.last_member', 'account.last_administrator', 'auth.forbidden'],
  }),
};
