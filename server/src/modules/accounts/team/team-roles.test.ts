import type { TeamRole } from '@metra/contract/core/primitives';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, anAdministrator, password, signedIn } from '../../../../test/factories/accounts.ts';
import { tokenMailedTo } from '../../../../test/readers/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A team with these roles, each person signed in. */
async function aTeam(...teamRoles: TeamRole[]) {
  const [first = 'OWNER', ...others] = teamRoles;
  const founder = await signedIn(app, await aMember(app.platform, { teamRole: first }));
  const { organisationId } = founder;
  const team = [founder];
  for (const teamRole of others)
    team.push(await signedIn(app, await aMember(app.platform, { teamRole, organisationId })));
  return team as [typeof founder, typeof founder, typeof founder];
}

const rolesIn = async (organisationId: number) => {
  const rows = await app.platform.database.kysely
    .selectFrom('accounts')
    .select('team_role')
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute();
  return rows.map(({ team_role }) => team_role);
};

describe('a role in the team', () => {
  test('the founder is owner, an invited colleague what the invitation says', async () => {
    const email = 'gruenderin@firma.example';
    await app.client().account.register({
      body: {
        email,
        password,
        firstName: 'Katrin',
        lastName: 'Lindner',
        language: 'de',
        organisationName: 'Lindner Metallbau',
        termsAccepted: true,
      },
    });
    await app.client().account.confirm({ query: { token: await tokenMailedTo(app.platform, email) } });
    const account = await app.client().auth.login({ body: { username: email, password } });
    expect(account.teamRole).toBe('OWNER');

    const [owner] = await aTeam('OWNER');
    const auditor = 'pruefer@kanzlei.example';
    await owner.client.team.invite({ body: { email: auditor, language: 'de', teamRole: 'READER' } });
    expect((await owner.client.team.list()).invitations).toMatchObject([
      { email: auditor, teamRole: 'READER' },
    ]);
    const joined = await app.client().team.acceptInvitation({
      body: {
        token: await tokenMailedTo(app.platform, auditor),
        firstName: 'Per',
        lastName: 'Ott',
        language: 'de',
        password,
        termsAccepted: true,
      },
    });
    expect(joined.account).toMatchObject({ teamRole: 'READER' });
  });

  test('applies at once, even in an open session', async () => {
    const [owner, colleague] = await aTeam('OWNER', 'MEMBER');
    await expect(
      colleague.client.team.invite({ body: { email: 'x@y.example', language: 'de' } }),
    ).rejects.toMatchObject({ status: 403, i18nKey: 'team.owner_only' });
    await owner.client.team.changeRole({ params: { id: colleague.id }, body: { teamRole: 'READER' } });
    await expect(
      colleague.client.profile.update({ body: { name: 'Anders', version: 1 } }),
    ).rejects.toMatchObject({ status: 403, i18nKey: 'team.read_only' });
    expect((await colleague.client.account.events()).items).toMatchObject([{ type: 'team.made_reader' }]);
    await owner.client.team.changeRole({ params: { id: colleague.id }, body: { teamRole: 'OWNER' } });
    await colleague.client.team.invite({ body: { email: 'x@y.example', language: 'de' } });
  });

  test('ownership is handed over: first the other one, then oneself', async () => {
    const [owner, colleague] = await aTeam('OWNER', 'MEMBER');
    const step = (id: number, teamRole: TeamRole) =>
      owner.client.team.changeRole({ params: { id }, body: { teamRole } });
    await expect(step(owner.id, 'MEMBER')).rejects.toMatchObject({ status: 409, i18nKey: 'team.last_owner' });
    await step(colleague.id, 'OWNER');
    await step(owner.id, 'MEMBER');
    expect(await rolesIn(owner.organisationId)).toEqual(['MEMBER', 'OWNER']);
    await expect(step(owner.id, 'OWNER')).rejects.toMatchObject({ i18nKey: 'team.owner_only' });
  });

  test('is not given to somebody of another organisation, who is waiting or is gone', async () => {
    const [owner] = await aTeam('OWNER');
    const [stranger] = await aTeam('OWNER');
    const waiting = await aMember(app.platform, {
      organisationId: owner.organisationId,
      status: 'PENDING',
      teamRole: 'MEMBER',
    });
    for (const id of [stranger.id, waiting.id, 987_654_321])
      await expect(
        owner.client.team.changeRole({ params: { id }, body: { teamRole: 'OWNER' } }),
      ).rejects.toMatchObject({ status: 404 });
    expect(await rolesIn(stranger.organisationId)).toEqual(['OWNER']);
  });
});

describe('the last owner', () => {
  const leave = (who: Awaited<ReturnType<typeof aTeam>>[0]) =>
    who.client.account.remove({ body: { password } });

  test('stays while others are there, and may go once somebody else is owner or nobody is left', async () => {
    const [owner, colleague] = await aTeam('OWNER', 'READER');
    await expect(leave(owner)).rejects.toMatchObject({ status: 409, i18nKey: 'team.last_owner' });
    expect(await owner.client.auth.getLogin()).toMatchObject({ id: owner.id });
    await owner.client.team.changeRole({ params: { id: colleague.id }, body: { teamRole: 'OWNER' } });
    await leave(owner);
    await leave(colleague);
  });

  test.each(['deletes', 'bans'])(
    'is followed by the oldest member when the operator %s them',
    async (how) => {
      const [owner, reader, member] = await aTeam('OWNER', 'READER', 'MEMBER');
      const admin = await signedIn(app, await anAdministrator(app.platform));
      const params = { accountId: owner.id };
      if (how === 'deletes') await admin.client.accountsAdmin.remove({ params });
      else await admin.client.accountsAdmin.markAsSpam({ params, body: { spam: true } });
      expect(await rolesIn(owner.organisationId)).toEqual(['READER', 'OWNER']);
      expect((await member.client.auth.getLogin()).teamRole).toBe('OWNER');
      expect((await reader.client.auth.getLogin()).teamRole).toBe('READER');
    },
  );
});
