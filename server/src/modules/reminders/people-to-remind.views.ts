import type { Language } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { DueReminder } from './reminder-days.ts';
import { usualRhythm } from './reminders.store.ts';

export interface PersonToRemind {
  id: number;
  email: string;
  name: string;
  language: Language;
  organisationId: number;
  organisationName: string;
  timeZone: string;
  firstMonth: number;
}

const mostAtOnce = 500;

export const reminderViews = (db: Db) => ({
  async timeZones(): Promise<string[]> {
    const rows = await db.selectFrom('organisations_directory').select('time_zone').distinct().execute();
    return rows.map(({ time_zone }) => time_zone);
  },

  /**
   * People who want a reminder now and have not been handled yet. Their organisation has access today, and the month in
   * which they registered is over, so that nobody is reminded of a time before.
   */
  async people(asked: Asked): Promise<PersonToRemind[]> {
    const { rhythm, period, timeZone, today, afterId } = asked;
    const { rows } = await sql<PersonToRemind>`
    select p.id, p.email, coalesce(p.name, '') as name, p.language, o.id as "organisationId",
      o.name as "organisationName", o.time_zone as "timeZone", o.first_month_of_business_year as "firstMonth"
    from accounts_people p
    join organisations_directory o on o.id = p.organisation_id
    left join reminder_settings s on s.account_id = p.id
    where p.id > ${afterId} and p.status = 'ACTIVE' and p.email is not null and p.team_role <> 'READER'
      and o.time_zone = ${timeZone} and o.deleted_at is null
      and coalesce(s.rhythm, ${usualRhythm}) = ${rhythm}
      and (p.created_at at time zone o.time_zone)::date < ${today.with({ day: 1 }).toString()}::date
      and exists (select from subscriptions_living b
        where b.organisation_id = o.id and b.active_until >= ${today.toString()}::date)
      and not exists (select from reminders_sent r where r.account_id = p.id and r.period = ${period})
    order by p.id limit ${mostAtOnce}`.execute(db);
    return rows;
  },
});

interface Asked extends DueReminder {
  timeZone: string;
  today: Temporal.PlainDate;
  afterId: number;
}
