import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  aMember,
  anAdministrator,
  anOrganisation,
  password,
  type SignedInAccount,
  signedIn,
} from '../../../../test/factories/accounts.ts';
import { aSubscription } from '../../../../test/factories/subscriptions.ts';
import { lastMailTo, mailsTo, tokenMailedTo } from '../../../../test/readers/mails.ts';
import { removeAbandoned } from '../../organisations/remove-abandoned.job.ts';
import { cleanUp } from '../clean-up.job.ts';

let app: TestApp;
let admin: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await signedIn(app, await anAdministrator(app.platform));
});

const login = (username: string) => app.client().auth.login({ body: { username, password } });
const one = (id: number, version = 1) => ({ body: { items: [{ id, version }] } });
const rowOf = (id: number) =>
  app.platform.database.kysely.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
const organisationOf = (id: number) =>
  app.platform.database.kysely
    .selectFrom('organisations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
const passDays = async (days: number) => {
  app.clock.advance({ days });
  admin = await signedIn(app, admin);
};

describe('a block', () => {
  test('makes nobody of another organisation an owner', async () => {
    const ownerless = await aMember(app.platform, { teamRole: 'MEMBER' });
    const owner = await aMember(app.platform);
    await aMember(app.platform, { organisationId: owner.organisationId, teamRole: 'MEMBER' });
    await admin.client.accountsAdmin.block(one(owner.id));
    expect(await rowOf(ownerless.id)).toMatchObject({ team_role: 'MEMBER', version: 1 });
  });
});

describe('a preview', () => {
  test('says who is touched, who is not and why, what else happens, and changes nothing', async () => {
    const alone = await aMember(app.platform, {
      organisationId: await anOrganisation(app.platform, 'Holzbau Reuter GmbH'),
      lastName: 'Reuter',
    });
    await signedIn(app, alone);
    await aSubscription(app.platform, alone.organisationId);
    const waiting = await aMember(app.platform, {
      status: 'PENDING',
      firstName: 'Ole',
      lastName: 'Carstens',
    });
    const owner = await aMember(app.platform, {
      organisationId: await anOrganisation(app.platform, 'Kreiswerk Nord'),
    });
    await aMember(app.platform, { organisationId: owner.organisationId, teamRole: 'MEMBER' });
    const blocked = await aMember(app.platform, { status: 'SPAM' });
    const gone = await aMember(app.platform, { firstName: 'Ines', lastName: 'Hartwig' });
    await aMember(app.platform, { organisationId: gone.organisationId });
    await admin.client.accountsAdmin.remove({ params: { accountId: gone.id } });

    const ids = [alone.id, waiting.id, owner.id, blocked.id, gone.id, admin.id, alone.id, 999_999_999];
    const preview = await admin.client.accountsAdmin.previewBlock({ body: { ids } });
    expect(preview.items.map(({ id, outcome, reason }) => [id, outcome, reason])).toEqual([
      [alone.id, 'TOUCHED', null],
      [waiting.id, 'TOUCHED', null],
      [owner.id, 'TOUCHED', null],
      [blocked.id, 'LEFT_OUT', 'UNCHANGED'],
      [gone.id, 'LEFT_OUT', 'DELETED'],
      [admin.id, 'LEFT_OUT', 'OWN_ACCOUNT'],
    ]);
    expect(preview.items[4]).toMatchObject({ name: 'Ines Hartwig', version: 2 });
    expect(preview).toMatchObject({ canUndo: true, undoUntil: null });
    expect(preview.effects).toEqual([
      { key: 'SESSIONS_END', count: 1, names: ['Katrin Reuter'] },
      { key: 'CONFIRMATION_LINK_ENDS', count: 1, names: ['Ole Carstens'] },
      { key: 'OWNER_CHANGES', count: 1, names: ['Kreiswerk Nord'] },
      { key: 'ORGANISATION_WITHOUT_SIGN_IN', count: 1, names: ['Holzbau Reuter GmbH'] },
      { key: 'SUBSCRIPTION_RUNS', count: 1, names: ['Holzbau Reuter GmbH'] },
    ]);
    expect(await rowOf(alone.id)).toMatchObject({ status: 'ACTIVE', version: 1 });
  });

  test('of a deletion says which organisations end, and until when it can be undone', async () => {
    const organisationId = await anOrganisation(app.platform, 'Letzte & Letzter');
    const ids = [
      (await aMember(app.platform, { organisationId })).id,
      (await aMember(app.platform, { organisationId, status: 'PENDING' })).id,
    ];
    const preview = await admin.client.accountsAdmin.previewDelete({ body: { ids } });
    const inThirtyDays = new Date(app.clock.now().getTime() + 30 * 24 * 3_600_000).toISOString();
    expect(preview).toMatchObject({ canUndo: true, undoUntil: inThirtyDays });
    expect(preview.effects).toContainEqual({
      key: 'ORGANISATION_ENDS',
      count: 1,
      names: ['Letzte & Letzter'],
    });
    expect(preview.effects).toContainEqual(expect.objectContaining({ key: 'MAILED', count: 2 }));
  });
});

describe('acting on many', () => {
  test('changes all that it can and reports what changed meanwhile', async () => {
    const [same, changed, gone] = [
      await aMember(app.platform),
      await aMember(app.platform, { lastName: 'Anders' }),
      await aMember(app.platform),
    ];
    const session = await signedIn(app, same);
    const { items } = await admin.client.accountsAdmin.previewBlock({
      body: { ids: [same.id, changed.id, gone.id] },
    });
    await admin.client.accountsAdmin.update({
      params: { accountId: changed.id },
      body: { firstName: 'Ganz', lastName: 'Anders', language: 'de', roles: ['USER'], version: 1 },
    });
    await admin.client.accountsAdmin.remove({ params: { accountId: gone.id } });
    const seen = items.map(({ id, version }) => ({ id, version }));
    const answer = await admin.client.accountsAdmin.block({
      body: { items: [...seen, { id: 999_999_999, version: 1 }] },
    });
    expect(answer).toEqual({
      done: [{ id: same.id, version: 2 }],
      leftOut: [
        { id: changed.id, name: 'Ganz Anders', reason: 'CHANGED' },
        { id: gone.id, name: 'Katrin Lindner', reason: 'CHANGED' },
        { id: 999_999_999, name: null, reason: 'GONE' },
      ],
    });
    await expect(session.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    expect(await rowOf(changed.id)).toMatchObject({ status: 'ACTIVE' });

    // The opposite action with the returned versions undoes it.
    expect(await admin.client.accountsAdmin.unblock({ body: { items: answer.done } })).toMatchObject({
      done: [{ id: same.id, version: 3 }],
    });
    await login(same.email);
  });

  test('sends the mail that confirms an account again, and no more of them than anyone gets', async () => {
    const waiting = await aMember(app.platform, { status: 'PENDING' });
    const active = await aMember(app.platform);
    const send = () =>
      admin.client.accountsAdmin.sendConfirmation({
        body: {
          items: [
            { id: waiting.id, version: 1 },
            { id: active.id, version: 1 },
          ],
        },
      });
    expect(await send()).toMatchObject({
      done: [{ id: waiting.id }],
      leftOut: [{ id: active.id, reason: 'UNCHANGED' }],
    });
    await app
      .client()
      .account.confirm({ query: { token: await tokenMailedTo(app.platform, waiting.email) } });
    await login(waiting.email);

    const impatient = await aMember(app.platform, { status: 'PENDING' });
    const outcomes: unknown[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      outcomes.push(await admin.client.accountsAdmin.sendConfirmation(one(impatient.id)));
    expect(outcomes.at(-1)).toMatchObject({ done: [], leftOut: [{ reason: 'TOO_MANY_MAILS' }] });
    expect(await mailsTo(app.platform, impatient.email)).toHaveLength(5);
  });

  test('who makes it fail is left out, and everybody else is served', async () => {
    const deleted = async (email?: string) => {
      const member = await aMember(app.platform, email === undefined ? {} : { email });
      await admin.client.accountsAdmin.delete(one(member.id));
      return member;
    };
    const [ole, katrin, ines] = [await deleted(), await deleted(), await deleted()];
    // The address is free, so neither account is refused in advance; the second one is refused by the database alone.
    const katrinAgain = await deleted(katrin.email);
    const items = [ole, katrin, katrinAgain, ines].map(({ id }) => ({ id, version: 2 }));
    expect(await admin.client.accountsAdmin.restore({ body: { items } })).toEqual({
      done: [ole, katrin, ines].map(({ id }) => ({ id, version: 3 })),
      leftOut: [{ id: katrinAgain.id, name: 'Katrin Lindner', reason: 'ADDRESS_TAKEN' }],
    });
    expect(await rowOf(katrinAgain.id)).toMatchObject({ status: 'DELETED', version: 2 });
    expect(await mailsTo(app.platform, ole.email)).toHaveLength(2);
  });

  test('is for administrators, and a thousand at most', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    await expect(member.client.accountsAdmin.delete(one(admin.id))).rejects.toMatchObject({ status: 403 });
    const ids = Array.from({ length: 1001 }, (_, index) => index + 1);
    await expect(admin.client.accountsAdmin.previewDelete({ body: { ids } })).rejects.toMatchObject({
      fields: [{ path: 'ids', key: 'maxItems' }],
    });
    await expect(admin.client.accountsAdmin.previewDelete({ body: { ids: [] } })).rejects.toMatchObject({
      fields: [{ path: 'ids', key: 'minItems' }],
    });
  });
});

describe('bringing a deleted account back', () => {
  test('restores its password, roles and work', async () => {
    const member = await aMember(app.platform, { teamRole: 'READER', lastName: 'Wieder' });
    await aMember(app.platform, { organisationId: member.organisationId });
    await admin.client.accountsAdmin.delete(one(member.id));
    expect((await lastMailTo(app.platform, member.email)).text).toContain('wiederherstellen');
    const colleague = await signedIn(
      app,
      await aMember(app.platform, { organisationId: member.organisationId }),
    );
    expect(JSON.stringify(await colleague.client.team.list())).not.toContain('Wieder');
    await passDays(29);
    expect(await admin.client.accountsAdmin.previewRestore({ body: { ids: [member.id] } })).toMatchObject({
      items: [{ outcome: 'TOUCHED', name: 'Katrin Wieder' }],
    });
    expect(await admin.client.accountsAdmin.restore(one(member.id, 2))).toMatchObject({
      done: [{ id: member.id, version: 3 }],
    });
    expect(await login(member.email)).toMatchObject({ id: member.id, teamRole: 'READER' });
    expect((await lastMailTo(app.platform, member.email)).subject).toBe('Ihr Konto bei Metra ist wieder da');
  });

  test('a blocked one is blocked again, and nobody gets in that way', async () => {
    const spam = await aMember(app.platform, { status: 'SPAM' });
    await admin.client.accountsAdmin.delete(one(spam.id));
    await admin.client.accountsAdmin.restore(one(spam.id, 2));
    expect(await rowOf(spam.id)).toMatchObject({ status: 'SPAM', deleted_at: null, restorable_until: null });
    await expect(login(spam.email)).rejects.toMatchObject({ i18nKey: 'auth.bad_credentials' });
  });

  test('the organisation that went with its last one comes back too', async () => {
    const last = await aMember(app.platform);
    await admin.client.accountsAdmin.delete(one(last.id));
    expect(await organisationOf(last.organisationId)).toMatchObject({ deleted_at: expect.any(Date) });
    expect(
      (await admin.client.accountsAdmin.previewRestore({ body: { ids: [last.id] } })).effects,
    ).toContainEqual(expect.objectContaining({ key: 'ORGANISATION_RETURNS', count: 1 }));
    await admin.client.accountsAdmin.restore(one(last.id, 2));
    expect(await organisationOf(last.organisationId)).toMatchObject({ deleted_at: null, remove_after: null });
    await passDays(31);
    await removeAbandoned(app.platform);
    expect(await login(last.email)).toMatchObject({ teamRole: 'OWNER' });
  });

  test('not one whose organisation was ended by its own people', async () => {
    const owner = await signedIn(app, await aMember(app.platform));
    const { organisationId } = owner;
    const member = await aMember(app.platform, { organisationId, teamRole: 'MEMBER' });
    await admin.client.accountsAdmin.delete(one(member.id));
    await owner.client.account.remove({ body: { password } });
    expect(await admin.client.accountsAdmin.restore(one(member.id, 2))).toMatchObject({
      leftOut: [{ reason: 'ORGANISATION_GONE' }],
    });

    const other = await signedIn(app, await aMember(app.platform));
    const colleague = await aMember(app.platform, { organisationId: other.organisationId, lastName: 'Fort' });
    await admin.client.accountsAdmin.delete(one(colleague.id));
    await other.client.organisations.remove({
      params: { organisationId: other.organisationId },
      body: { password },
    });
    expect(await rowOf(colleague.id)).toMatchObject({ last_name: '', email: null, restorable_until: null });
    // The account that the operator deleted elsewhere still exists.
    expect(await rowOf(member.id)).toMatchObject({
      email: member.email,
      restorable_until: expect.any(Date),
    });
  });

  test('not one whose address somebody else has by now', async () => {
    const member = await aMember(app.platform);
    await aMember(app.platform, { organisationId: member.organisationId });
    await admin.client.accountsAdmin.delete(one(member.id));
    await aMember(app.platform, { email: member.email });
    expect(await admin.client.accountsAdmin.restore(one(member.id, 2))).toMatchObject({
      done: [],
      leftOut: [{ id: member.id, reason: 'ADDRESS_TAKEN' }],
    });
  });

  test('not after 30 days: then nothing is left of the person', async () => {
    const member = await aMember(app.platform);
    await aMember(app.platform, { organisationId: member.organisationId });
    await admin.client.accountsAdmin.delete(one(member.id));
    const { deleted_at: deletedAt } = (await rowOf(member.id)) ?? {};
    await passDays(30);
    expect(await admin.client.accountsAdmin.restore(one(member.id, 2))).toMatchObject({
      leftOut: [{ reason: 'NOT_RESTORABLE' }],
    });
    await cleanUp({ ...app.platform, unconfirmedDays: 30 });
    expect(await rowOf(member.id)).toMatchObject({
      status: 'DELETED',
      email: null,
      email_key: null,
      password_hash: null,
      first_name: '',
      last_name: '',
      deleted_at: deletedAt,
      restorable_until: null,
    });
  });

  test('until then nobody but the operator sees who it was', async () => {
    const member = await aMember(app.platform, { firstName: 'Unsichtbar', lastName: 'Geworden' });
    const colleague = await signedIn(
      app,
      await aMember(app.platform, { organisationId: member.organisationId }),
    );
    await admin.client.accountsAdmin.delete(one(member.id));
    const { kysely } = app.platform.database;
    expect(
      await kysely.selectFrom('accounts_people').selectAll().where('id', '=', member.id).executeTakeFirst(),
    ).toMatchObject({ email: null, email_key: null, first_name: '', last_name: '', name: null });
    expect(JSON.stringify(await colleague.client.team.list())).not.toContain('Geworden');
  });
});
