import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, signedIn } from '../../../../test/factories/accounts.ts';
import { eventTexts, renderEvent } from './event-texts.ts';
import { notify } from './events.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const me = async () => signedIn(app, await aMember(app.platform));
const tell = (accountId: number, name: string) =>
  app.platform.database.transaction((tx) =>
    notify(tx, {
      accountId,
      type: 'team.joined',
      data: { name },
      link: '/app/profile/account',
      now: app.clock.now(),
    }),
  );

describe('notifications', () => {
  test('are listed newest first in the language they are read in', async () => {
    const member = await me();
    await tell(member.id, 'Mia');
    await tell(member.id, 'Noah');
    expect(await member.client.account.events()).toMatchObject({
      items: [
        {
          title: 'Neu im Team',
          text: 'Noah hat Ihre Einladung angenommen.',
          link: '/app/profile/account',
          seen: false,
        },
        { text: 'Mia hat Ihre Einladung angenommen.' },
      ],
      total: 2,
      unseen: 2,
    });
    const english = await app.client(member.token, 'en').account.events();
    expect(english.items[0]).toMatchObject({
      title: 'New team member',
      text: 'Noah has accepted your invitation.',
    });
  });

  test('are marked as seen, one or all, and once seen stay so', async () => {
    const member = await me();
    for (const name of ['a', 'b', 'c']) await tell(member.id, name);
    const { items } = await member.client.account.events();
    const params = { id: items[1]?.id ?? 0 };
    expect(await member.client.account.markEventSeen({ params })).toMatchObject({
      id: params.id,
      seen: true,
    });
    await member.client.account.markEventSeen({ params });
    expect(await member.client.account.events({ query: { seen: false } })).toMatchObject({
      total: 2,
      unseen: 2,
    });
    expect(await member.client.account.events({ query: { seen: true } })).toMatchObject({
      total: 1,
      unseen: 2,
    });
    await member.client.account.markAllEventsSeen();
    expect(await member.client.account.events()).toMatchObject({ total: 3, unseen: 0 });
  });

  test('are read page by page, and beyond the end the counts are still right', async () => {
    const member = await me();
    for (let event = 0; event < 5; event += 1) await tell(member.id, String(event));
    const second = await member.client.account.events({ query: { page: 1, pageSize: 2 } });
    expect(second.items.map(({ text }) => text[0])).toEqual(['2', '1']);
    expect(await member.client.account.events({ query: { page: 9 } })).toMatchObject({
      items: [],
      total: 5,
      unseen: 5,
    });
  });

  test('exist only if their event happened', async () => {
    const member = await me();
    await app.platform.database
      .transaction(async (tx) => {
        await notify(tx, { accountId: member.id, type: 'team.joined', now: app.clock.now() });
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect((await member.client.account.events()).total).toBe(0);
  });
});

test('every type has its text in both languages, with the same gaps', () => {
  for (const { de, en } of Object.values(eventTexts)) {
    const gaps = ({ title, text }: { title: string; text: string }) =>
      [...`${title} ${text}`.matchAll(/\{\w+\}/g)].map(String);
    expect(gaps(de)).toEqual(gaps(en));
  }
});

test('a type from an older version is shown by its name', () => {
  expect(renderEvent('gone.type', {}, 'de')).toEqual({ title: 'gone.type', text: '' });
});
