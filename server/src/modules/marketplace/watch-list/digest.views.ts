import type { Language } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';

export interface DigestReader {
  id: number;
  email: string;
  name: string;
  language: Language;
  /** The day in the reader's time zone. */
  today: string;
}

/** A digest leaves after the first hour, and a missed one until the last. */
const hours = { first: 7, last: 20 } as const;
const mostAtOnce = 500;

export const digestViews = (db: Db, { now }: Pick<Reader, 'now'>) => ({
  /** The next people after an id who have news, got no digest today and are in the right hours. */
  async readers(afterId: number): Promise<DigestReader[]> {
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
  },
});
