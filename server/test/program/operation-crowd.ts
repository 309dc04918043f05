import { testNow, testToday } from '../app/fake-clock.ts';

/** Two years of the program's own records of many people, mostly old ones. */
export const operationCrowd = (organisations: number) => `
  insert into audit_log (at, action, organisation_id, actor_account_id, as_account_id, subject, details)
  select ${testNow} - s.n * interval '20 minutes',
    (array['login.succeeded', 'account.changed', 'offer.changed', 'impersonation.call', 'list.exported', 'login.failed'])[1 + s.n % 6],
    crowd.id, 100000 + s.n % ${organisations}, case when s.n % 200 = 0 then 100000 + s.n % ${organisations} end, 'account:' || 100000 + s.n % ${organisations}, '{}'
  from generate_series(1, 15000) s (n) join crowd on crowd.n = 1 + s.n % ${organisations};
  insert into failed_jobs (job_id, name, data, attempts, reason, failed_at, settled_at, settled_as)
  select gen_random_uuid(), 'mail.deliver', '{}', 20, 'x', ${testNow} - n * interval '1 minute',
    case when n > 20 then ${testNow} end, case when n > 20 then case when n % 2 = 0 then 'REPEATED' else 'DISCARDED' end end
  from generate_series(1, 2000) n;
  insert into outbox_mails (recipient, recipient_key, kind, language, subject, created_at, sent_at, failed_at, text_body)
  select md5(n::text) || '@firma.example', md5(n::text) || '@firma.example', 'reminder', 'de', 'Betreff ' || n,
    ${testNow} - n * interval '1 minute', case when n % 50 > 1 then ${testNow} end, case when n % 50 = 1 then ${testNow} end,
    case when n % 50 = 0 then 'x' end
  from generate_series(1, 4000) n;
  insert into missed_searches (day, words, times)
  select ${testToday} - d, 'wort ' || n, 1 + n % 7 from generate_series(1, 600) d cross join generate_series(1, 20) n;
`;
