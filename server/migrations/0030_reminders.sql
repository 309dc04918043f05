-- How often somebody is reminded of what is open; whoever has no row here is reminded monthly.
create table reminder_settings (
  account_id bigint primary key references accounts on delete cascade,
  rhythm text not null check (rhythm in ('NEVER', 'WEEKLY', 'MONTHLY')),
  updated_at timestamptz not null
);

-- What was decided for a person and a period, mail or none: the key lets several servers decide it once.
create table reminders_sent (
  account_id bigint not null references accounts on delete cascade,
  -- The Monday of a week as W2026-11-16, or a month as M2026-11.
  period text not null check (period ~ '^(W\d{4}-\d{2}-\d{2}|M\d{4}-\d{2})$'),
  at timestamptz not null,
  primary key (account_id, period)
);
create index reminders_sent_at on reminders_sent (at);

create or replace view accounts_people as
  select id, organisation_id, email, email_key, first_name, last_name,
    nullif(btrim(first_name || ' ' || last_name), '') as name, language, status, team_role, created_at
  from accounts;
