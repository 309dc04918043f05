-- What people write for the report of a business year. The year is the calendar year in which it begins.
create table report_narratives (
  organisation_id bigint not null references organisations on delete cascade,
  year smallint not null check (year between 1990 and 2100),
  section text not null check (section in ('foreword', 'company', 'strategy', 'environment', 'social', 'governance', 'outlook')),
  text text not null check (length(btrim(text)) > 0 and length(text) <= 6000),
  updated_at timestamptz not null,
  account_id bigint,
  version integer not null default 1,
  primary key (organisation_id, year, section),
  constraint report_narratives_by_own_account foreign key (organisation_id, account_id)
    references accounts (organisation_id, id) on delete set null (account_id)
);

create index report_narratives_account on report_narratives (organisation_id, account_id) where account_id is not null;

-- Why something is missing, or why what a check found is right all the same. The key is the report's: gap-natural-gas, sum-genders-add-up.
create table report_explanations (
  organisation_id bigint not null references organisations on delete cascade,
  year smallint not null check (year between 1990 and 2100),
  key text not null check (key ~ '^(gap|sum|cross|change|claim)-[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 120),
  text text not null check (length(btrim(text)) > 0 and length(text) <= 1000),
  updated_at timestamptz not null,
  account_id bigint,
  version integer not null default 1,
  primary key (organisation_id, year, key),
  constraint report_explanations_by_own_account foreign key (organisation_id, account_id)
    references accounts (organisation_id, id) on delete set null (account_id)
);

create index report_explanations_account on report_explanations (organisation_id, account_id) where account_id is not null;
