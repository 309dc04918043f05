import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { mailsSent } from '../../../test/app/passing-time.ts';
import { patience } from '../../../test/app/patience.ts';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { aMember, anOrganisation, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber } from '../../../test/factories/kpis.ts';
import { aSubscription } from '../../../test/factories/subscriptions.ts';
import { aTrackedGoal, endSubscription } from '../../../test/factories/tracking.ts';

const start = '2026-11-15T10:00:00Z';
/** A Monday that is also the monthly day of December, in Berlin. */
const both = '2026-12-07T06:00:00Z';
/** A Monday that is not the monthly day. */
const onlyMonday = '2026-12-14T06:00:00Z';

let database: TestDatabase;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database, works: true });
  other = await createTestApp({ database, clock: app.clock, works: true });
});
afterEach(() => app.clock.set(start));
afterAll(async () => {
  await other.close();
  await app.close();
  await database.drop();
});

/** Both servers check at the same moment. */
async function passTo(moment: string): Promise<void> {
  app.clock.set(moment);
  const { pool, transaction } = app.platform.database;
  await transaction(async (tx) => {
    for (const { platform } of [app, other, app]) await platform.jobs.enqueue(tx, 'reminders.send', {});
  });
  await vi.waitUntil(async () => {
    const { rows } = await pool.query(
      `select 1 from pgboss.job where state < 'completed' and (name = 'reminders.send' or name = 'mail.deliver') limit 1`,
    );
    return rows.length === 0;
  }, patience);
}

async function remindersOf({ email }: { email: string }) {
  const sent = [...(await mailsSent(app)), ...(await mailsSent(other))];
  return sent.filter(({ to, text }) => to === email && text.includes('/app/profile/account#reminders'));
}

/** At the beginning of December two months of a KPI without category are open. */
async function aPersonWithOpenValues(wishes: Parameters<typeof aMember>[1] = {}): Promise<SignedInAccount> {
  const person = await aSubscriber(app, wishes);
  await aRecord(person, await anOwnKpi(person, 'Paletten'), '2026-09', 12);
  return person;
}

/** After an hour nobody is signed in any more. */
const again = (person: SignedInAccount) => signedIn(app, person);

describe('open values', () => {
  test('are sent once by two servers, with the same number as in tracking, and not again before the next month', async () => {
    const person = await aPersonWithOpenValues();
    await passTo(both);
    const [mail, ...more] = await remindersOf(person);
    expect(more).toEqual([]);
    const due = await (await again(person)).client.kpiHistory.due();
    expect(due.periods).toBe(2);
    expect(mail?.subject).toBe('2 offene Werte');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('bei Lindner Metallbau sind 2 Werte offen: Ohne Kategorie (2).');
      expect(part).toContain('https://metra.example/app/tracking');
      expect(part).toContain('https://metra.example/app/profile/account#reminders');
      expect(part).toContain('einmal im Monat');
    }
    await passTo('2026-12-07T12:00:00Z');
    await passTo(onlyMonday);
    expect(await remindersOf(person)).toHaveLength(1);
    await passTo('2027-01-05T07:00:00Z');
    expect(await remindersOf(person)).toHaveLength(2);
  });

  test('are named in the language of the person', async () => {
    const person = await aPersonWithOpenValues({ language: 'en' });
    await passTo(both);
    const [mail] = await remindersOf(person);
    expect(mail?.subject).toBe('2 values to enter');
    expect(mail?.headers.get('content-language')).toBe('en');
    expect(mail?.text).toContain('2 values are still missing at Lindner Metallbau: Uncategorised (2).');
  });

  test('names the measures a person is responsible for, and nobody else’s', async () => {
    const { member, measure } = await aTrackedGoal(app);
    await aSubscription(app.platform, member.organisationId);
    await endSubscription(app.platform, member.organisationId, '2099-12-31');
    const colleague = await aMember(app.platform, { organisationId: member.organisationId });
    await member.client.tracking.updateMeasure({
      params: { trackableMeasureId: measure.id },
      body: { responsibleId: member.id, startsOn: null, dueOn: '2026-12-01', version: measure.version },
    });
    await passTo(both);
    const [mail] = await remindersOf(member);
    expect(mail?.subject).toContain('1 fällige Maßnahme');
    expect(mail?.text).toContain(`„${measure.name}“: überfällig seit dem 1. Dezember 2026`);
    const [theirs] = await remindersOf(colleague);
    expect(theirs?.subject).not.toContain('Maßnahme');
  });
});

describe('nobody is reminded', () => {
  const expectNothing = async (person: { email: string }) => {
    await passTo(both);
    expect(await remindersOf(person)).toEqual([]);
  };

  test('who does not want it', async () => {
    const person = await aPersonWithOpenValues();
    await person.client.reminders.update({ body: { rhythm: 'NEVER' } });
    await expectNothing(person);
  });

  test('where nothing is open, and what comes up later that day waits for the next time', async () => {
    const person = await aSubscriber(app);
    await expectNothing(person);
    const later = await again(person);
    await aRecord(later, await anOwnKpi(later, 'Paletten'), '2026-09', 12);
    await passTo('2026-12-07T12:00:00Z');
    expect(await remindersOf(person)).toEqual([]);
  });

  test('who only reads', async () => {
    const { organisationId } = await aPersonWithOpenValues();
    await expectNothing(await aMember(app.platform, { organisationId, teamRole: 'READER' }));
  });

  test('who has not confirmed, or is banned', async () => {
    const { organisationId } = await aPersonWithOpenValues();
    const pending = await aMember(app.platform, { organisationId, status: 'PENDING' });
    const banned = await aMember(app.platform, { organisationId, status: 'SPAM' });
    await expectNothing(pending);
    expect(await remindersOf(banned)).toEqual([]);
  });

  test('whose organisation has no access any more', async () => {
    const person = await aPersonWithOpenValues();
    await endSubscription(app.platform, person.organisationId, '2026-12-06');
    await expectNothing(person);
  });

  test('in the month in which they came', async () => {
    const { organisationId } = await aPersonWithOpenValues();
    app.clock.set('2026-12-01T09:00:00Z');
    const newcomer = await aMember(app.platform, { organisationId });
    await expectNothing(newcomer);
    await passTo('2027-01-05T07:00:00Z');
    expect(await remindersOf(newcomer)).toHaveLength(1);
  });

  test('before it is morning where they are', async () => {
    const organisationId = await anOrganisation(app.platform);
    await app.platform.database.kysely
      .updateTable('organisations')
      .set({ time_zone: 'America/New_York' })
      .where('id', '=', organisationId)
      .execute();
    const person = await aPersonWithOpenValues({ organisationId });
    await expectNothing(person);
    await passTo('2026-12-07T12:00:00Z');
    expect(await remindersOf(person)).toHaveLength(1);
  });
});

describe('how often', () => {
  test('is monthly unless somebody says otherwise, each for themselves', async () => {
    const person = await aPersonWithOpenValues();
    const { organisationId } = person;
    const colleague = await signedIn(app, await aMember(app.platform, { organisationId }));
    expect(await person.client.reminders.read()).toEqual({ rhythm: 'MONTHLY' });
    expect(await person.client.reminders.update({ body: { rhythm: 'WEEKLY' } })).toEqual({
      rhythm: 'WEEKLY',
    });
    expect(await person.client.reminders.read()).toEqual({ rhythm: 'WEEKLY' });
    expect(await colleague.client.reminders.read()).toEqual({ rhythm: 'MONTHLY' });
    await passTo(onlyMonday);
    expect(await remindersOf(colleague)).toEqual([]);
    const [mail] = await remindersOf(person);
    expect(mail?.text).toContain('montags');
    await passTo('2026-12-21T06:00:00Z');
    expect(await remindersOf(person)).toHaveLength(2);
  });

  test('is nothing readers decide', async () => {
    const reader = await signedIn(app, await aMember(app.platform, { teamRole: 'READER' }));
    await expect(reader.client.reminders.update({ body: { rhythm: 'WEEKLY' } })).rejects.toMatchObject({
      i18nKey: 'team.read_only',
    });
  });
});
