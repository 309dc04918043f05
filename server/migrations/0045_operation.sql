-- The audit log is read by time: all of it, by who, about what, of whom, and what was done.
drop index audit_log_actor, audit_log_as_account, audit_log_organisation, audit_log_subject, audit_log_action, audit_log_at;
create index audit_log_in_order on audit_log (at, id);
create index audit_log_by_actor on audit_log (actor_account_id, at, id);
create index audit_log_in_the_name_of on audit_log (as_account_id, at, id) where as_account_id is not null;
create index audit_log_of_organisation on audit_log (organisation_id, at, id);
create index audit_log_by_subject on audit_log (subject, at, id);
create index audit_log_by_action on audit_log (action, at, id);

-- Jobs that were given up, for longer than the queue remembers them.
create table failed_jobs (
  id bigint generated always as identity primary key,
  job_id uuid not null constraint failed_jobs_once unique,
  name text not null check (length(name) between 1 and 100),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  attempts integer not null check (attempts > 0),
  reason text not null check (length(reason) <= 2000),
  failed_at timestamptz not null,
  -- What somebody decided about it.
  settled_at timestamptz,
  settled_as text check (settled_as in ('REPEATED', 'DISCARDED')),
  constraint failed_jobs_settled_whole check (num_nonnulls(settled_at, settled_as) in (0, 2))
);
create index failed_jobs_in_order on failed_jobs (failed_at, id);
create index failed_jobs_open on failed_jobs (failed_at, id) where settled_at is null;
create index failed_jobs_open_by_kind on failed_jobs (name, failed_at, id) where settled_at is null;
create index failed_jobs_by_settlement on failed_jobs (settled_as, failed_at, id);

-- How the last job of each kind went.
create table job_runs (
  name text primary key check (length(name) between 1 and 100),
  started_at timestamptz not null,
  milliseconds integer not null check (milliseconds >= 0),
  succeeded boolean not null
);

-- Mails as the operator looks for them.
create index outbox_mails_in_order on outbox_mails (created_at, id);
create index outbox_mails_waiting on outbox_mails (created_at, id) where sent_at is null and failed_at is null;
create index outbox_mails_given_up on outbox_mails (created_at, id) where failed_at is not null;
create index outbox_mails_sent on outbox_mails (created_at, id) where sent_at is not null;
create index outbox_mails_by_departure on outbox_mails (sent_at) where sent_at is not null;
create index outbox_mails_failed on outbox_mails (failed_at) where failed_at is not null;
create index outbox_mails_words on outbox_mails using gin (lower(recipient || ' ' || subject) gin_trgm_ops);

-- Every backup that was written to its end.
create table backups (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  bytes bigint not null check (bytes >= 0),
  rows bigint not null check (rows >= 0),
  files integer not null check (files >= 0)
);
create index backups_newest on backups (at desc);

-- What the operator's overview counts, a value for each day: looking back costs the same however much there is.
create table daily_readings (
  kind text not null check (length(kind) between 1 and 50),
  day date not null,
  value bigint not null,
  taken_at timestamptz not null,
  primary key (kind, day)
);

-- What visitors looked for among offers and did not find, as words without anybody's name.
create table missed_searches (
  id bigint generated always as identity primary key,
  day date not null,
  words text not null check (length(words) between 1 and 80),
  times integer not null check (times > 0),
  constraint missed_searches_once_a_day unique (day, words)
);

-- For the overview: whatever happened on some days, and whatever waits.
-- They come in the order of time: a few pages tell which.
create index kpi_records_by_creation on kpi_records using brin (created_at);
create index questionnaire_results_by_day on questionnaire_results (created_at);
create index resources_by_type on resources (mime_type) include (size) where deleted_at is null;

create view accounts_created as select created_at, status from accounts;
create view kpis_entered as select created_at from kpi_records;
create view questionnaires_answered as select created_at from questionnaire_results;
create view subscriptions_counted as
  select state, is_trial, started_at, active_until, auto_renew, cancelled_at from subscriptions;
create view subscriptions_invoices as select kind, issued_on, net_cents from invoices;
create view subscriptions_open_invoices as
  select id, due_on, gross_cents - paid_cents as open_cents, reminders, customer_name from invoices
  where kind = 'INVOICE' and cancelled_at is null and paid_on is null;
create view offers_with_reports as
  select id, reported_at, coalesce(translations #>> '{de,title}', '') as title from offers where reported_at is not null;
create view organisations_to_verify as
  select id, name, created_at from organisations
  where listed and deleted_at is null and verified_at is null and not operator;
create index organisations_unverified on organisations (created_at, id)
  where listed and deleted_at is null and verified_at is null;
create view resources_sizes as
  select mime_type, size from resources where deleted_at is null;

-- What the operator's people may see of the program's own tables: no text of a mail, no data of a job.
create view platform_audit as select * from audit_log;
create view platform_failed_jobs as
  select id, name, attempts, reason, failed_at, settled_at, settled_as from failed_jobs;
create view platform_job_runs as select * from job_runs;
create view platform_mails as
  select id, recipient, kind, language, subject, created_at, sent_at, failed_at, attempts, last_error, next_attempt_at,
    text_body is not null as has_text
  from outbox_mails;
create view platform_backups as select * from backups;
create view platform_migrations as select version, name from schema_migrations;
