import type { Language } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface DigestReader {
  id: number;
  email: string;
  name: string;
  language: Language;
  /** Where they are. */
  today: string;
}

/** When the mail leaves at the earliest, and until when one is made up for. */
const hours = { first: 7, last: 20 } as const;
const mostAtOnce = 500;

/** Those who have news, had no mail today, and are awake: the next ones after an id. */
export async function digestReaders(db: Db, now: Date, afterId: number): Promise<DigestReader[]> {
  const { rows } = await sql<DigestReader>`
    select p.id, p.email, coalesce(p.name, '') as name, p.language, to_char(local.now, 'YYYY-MM-DD') as today
    from (select distinct account_id as id from watch_list_news where account_id > ${afterId}) n
    join accounts_people p on p.id = n.id
    join organisations_directory o on o.id = p.organisation_id
    cross join lateral (select ${now}::timestamptz at time zone o.time_zone as now) local
    where p.status = 'ACTIVE' and p.email is not null and o.deleted_at is null
      and extract(hour from local.now) between ${hours.first} and ${hours.last}
      and not exists (select from watch_list_digests d where d.account_id = p.id and d.day = local.now::date)
    order by p.id limit ${mostAtOnce}`.execute(db);
  return rows;
}
