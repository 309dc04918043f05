import type { Language } from '@metra/contract/core/primitives';
import type { Actor } from '../../platform/http/actor.ts';
import { writeMail } from '../../platform/mail/letter.ts';
import type { Platform } from '../../platform/platform.ts';
import { type PersonToRemind, reminderViews } from './people-to-remind.views.ts';
import { type OpenWork, reminder } from './reminder.mail.ts';
import { type DueReminder, dueReminders } from './reminder-days.ts';
import { forgetClaims, reminderStore } from './reminders.store.ts';

export type Tenant = Pick<Actor, 'organisationId' | 'timeZone' | 'firstMonth'>;

export interface Needs extends Pick<Platform, 'database' | 'clock' | 'jobs' | 'mailer' | 'configuration'> {
  /** The function of the module tracking, so that mails and the screen show the same number. */
  openValues(tenant: Tenant, language: Language): Promise<OpenWork['values']>;
  openMeasures(
    tenant: Tenant,
    accountId: number,
    language: Language,
  ): Promise<readonly OpenWork['measures'][number][]>;
}

const keptDays = 90;

/** Runs every hour and reminds people in whose time zone the morning of a reminder's day has come. */
export function registerRemindersJob(needs: Needs): void {
  needs.jobs.define('reminders.send', (_, { signal }) => sendReminders(needs, signal), {
    attempts: 6,
    firstDelaySeconds: 60,
    timeoutSeconds: 3_000,
  });
  needs.jobs.schedule('reminders.send', '10 * * * *', 'UTC');
}

/** People are handled one by one. A failure is reported at the end and retried, and delays nobody else. */
async function sendReminders(needs: Needs, signal: AbortSignal): Promise<void> {
  const { database, clock } = needs;
  const now = clock.now();
  await forgetClaims(database.kysely, new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000));
  const failures: unknown[] = [];
  for (const timeZone of await reminderViews(database.kysely).timeZones()) {
    const local = Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDateTime();
    for (const due of dueReminders(local))
      for await (const person of everyone(needs, due, timeZone, local.toPlainDate())) {
        signal.throwIfAborted();
        await remind(needs, due, person).catch((error: unknown) => failures.push(error));
      }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} could not be reminded: ${failures[0]}`);
}

async function* everyone(
  { database }: Needs,
  due: DueReminder,
  timeZone: string,
  today: Temporal.PlainDate,
): AsyncGenerator<PersonToRemind> {
  for (let afterId = 0; ; ) {
    const people = await reminderViews(database.kysely).people({ ...due, timeZone, today, afterId });
    yield* people;
    const last = people.at(-1);
    if (!last) return;
    afterId = last.id;
  }
}

/**
 * The open work is read before the transaction, because that takes longer than a transaction should. The period is
 * claimed even if nothing is open.
 */
async function remind(needs: Needs, { rhythm, period }: DueReminder, person: PersonToRemind): Promise<void> {
  const { database, clock, mailer, configuration } = needs;
  const { id, email, name, language, organisationName: organisation } = person;
  const values = await needs.openValues(person, language);
  const measures = await needs.openMeasures(person, id, language);
  const { publicUrl } = configuration;
  const links = {
    values: `${publicUrl}/app/tracking`,
    measures: `${publicUrl}/app/dashboard`,
    setting: `${publicUrl}/app/profile/account#reminders`,
  };
  await database.transaction(async (tx) => {
    if (!(await reminderStore(tx, id).claim(period, clock.now()))) return;
    if (values.count === 0 && measures.length === 0) return;
    const letter = reminder(language, { values, measures, rhythm, organisation, links });
    const mail = writeMail(language, name, letter, publicUrl);
    await mailer.queueMail(tx, { to: email, language, kind: 'reminder', ...mail });
  });
}
