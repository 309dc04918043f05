import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  aMember,
  anEditor,
  anOrganisation,
  type SignedInAccount,
  signedIn,
} from '../../../../test/factories/accounts.ts';
import { aPublicOffer } from '../../../../test/factories/offers.ts';
import { aSubscription } from '../../../../test/factories/subscriptions.ts';

let app: TestApp;
let katrin: SignedInAccount;
let editor: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  katrin = await signedIn(app, await aMember(app.platform, { teamRole: 'OWNER' }));
  editor = await signedIn(app, await anEditor(app.platform));
});

const read = () => editor.client.organisationsAdmin.read({ params: { id: katrin.organisationId } });
const seen = async () => {
  const { id, version } = await read();
  return { items: [{ id, version }] };
};

describe('the list of organisations', () => {
  test('is narrowed by type, tag, subscription and whether anybody is there', async () => {
    const name = `Verein ${crypto.randomUUID()}`;
    const empty = await anOrganisation(app.platform, name);
    const organisationId = await anOrganisation(app.platform, name);
    await aMember(app.platform, { organisationId });
    await aSubscription(app.platform, organisationId);
    const kysely = app.platform.database.kysely;
    await kysely
      .updateTable('organisations')
      .set({ type: 'cooperative' })
      .where('id', '=', organisationId)
      .execute();
    await editor.client.organisationsAdmin.tag({
      body: { items: [{ id: organisationId, version: 1 }], tag: 'bavaria' },
    });
    const ids = async (query: object) =>
      (await editor.client.organisationsAdmin.list({ query: { query: name, ...query } })).items.map(
        ({ id }) => id,
      );
    expect((await ids({})).toSorted()).toEqual([empty, organisationId].toSorted());
    expect(await ids({ type: 'cooperative' })).toEqual([organisationId]);
    expect(await ids({ tag: 'bavaria' })).toEqual([organisationId]);
    expect(await ids({ subscription: 'ACTIVE' })).toEqual([organisationId]);
    expect(await ids({ subscription: 'NONE' })).toEqual([empty]);
    expect(await ids({ withoutMembers: true })).toEqual([empty]);
    expect(await ids({ withoutMembers: false })).toEqual([organisationId]);
    const table = await editor.client.organisationsAdmin.export({ query: { query: name, tag: 'bavaria' } });
    const lines = (await table.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(name);
  });

  test('one of them says how much it keeps, and nothing of its people', async () => {
    const organisation = await read();
    expect(organisation).toMatchObject({ storage: { files: 0, bytes: 0 }, subscription: 'NONE', people: 1 });
    expect(JSON.stringify(organisation)).not.toContain(katrin.email);
  });
});

describe('a tag on many', () => {
  test('is added and removed again; organisations that have it already or changed meanwhile are listed', async () => {
    const { organisationsAdmin } = editor.client;
    const other = await anOrganisation(app.platform, 'Hat es schon');
    await organisationsAdmin.tag({ body: { items: [{ id: other, version: 1 }], tag: 'bavaria' } });
    const ids = [katrin.organisationId, other];
    const preview = await organisationsAdmin.previewTag({ body: { ids, tag: 'bavaria' } });
    expect(preview).toMatchObject({
      items: [
        { id: katrin.organisationId, outcome: 'TOUCHED', reason: null },
        { id: other, outcome: 'LEFT_OUT', reason: 'UNCHANGED' },
      ],
      canUndo: true,
    });
    const tagged = await organisationsAdmin.tag({ body: { ...(await seen()), tag: 'bavaria' } });
    expect(await read()).toMatchObject({ tags: [{ slug: 'bavaria' }], version: tagged.done[0]?.version });
    expect(
      await organisationsAdmin.untag({
        body: { items: [{ id: katrin.organisationId, version: 1 }], tag: 'bavaria' },
      }),
    ).toMatchObject({ done: [], leftOut: [{ reason: 'CHANGED' }] });
    await organisationsAdmin.untag({ body: { items: tagged.done, tag: 'bavaria' } });
    expect(await read()).toMatchObject({ tags: [] });
    expect(await organisationsAdmin.read({ params: { id: other } })).toMatchObject({
      tags: [{ slug: 'bavaria' }],
    });
    await expect(organisationsAdmin.previewTag({ body: { ids, tag: 'quick-win' } })).rejects.toMatchObject({
      fields: [{ path: 'tag', key: 'enum' }],
    });
  });
});

describe('taking organisations off the marketplace', () => {
  test('hides their offers, notifies their people, and can be undone', async () => {
    const { organisationsAdmin } = editor.client;
    const offer = await aPublicOffer(app, katrin);
    const isPublic = async () =>
      (await app.client().offers.list({ query: { offerIds: [offer.id] } })).total === 1;
    const preview = await organisationsAdmin.previewUnlist({ body: { ids: [katrin.organisationId] } });
    expect(preview.effects).toEqual([
      { key: 'OFFERS_HIDDEN', count: 1, names: ['Lindner Metallbau'] },
      { key: 'PEOPLE_TOLD', count: 1, names: ['Lindner Metallbau'] },
    ]);
    expect(await isPublic()).toBe(true);
    const { done } = await organisationsAdmin.unlist({ body: await seen() });
    expect(await isPublic()).toBe(false);
    expect(await read()).toMatchObject({ listed: false, unlistedAt: expect.any(String) });
    expect((await katrin.client.account.events()).items[0]).toMatchObject({ type: 'organisation.unlisted' });
    expect(await organisationsAdmin.relist({ body: { items: done } })).toMatchObject({ leftOut: [] });
    expect(await isPublic()).toBe(true);
    const history = await editor.client.recordHistory.list({
      params: { kind: 'organisation', id: katrin.organisationId },
    });
    expect(history.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['organisation.unlisted', 'organisation.relisted']),
    );
  });

  test('never shows one that its own people hide', async () => {
    expect(await editor.client.organisationsAdmin.relist({ body: await seen() })).toMatchObject({
      done: [],
      leftOut: [{ reason: 'OWN_CHOICE' }],
    });
  });
});
