-- Lets other tables insist that a person belongs to their own organisation.
drop index accounts_organisation;
alter table accounts add constraint accounts_of_organisation unique (organisation_id, id);

create table strategies (
  id bigint generated always as identity primary key,
  organisation_id bigint not null references organisations on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'ACTIVE', 'FINISHED')),
  created_at timestamptz not null,
  activated_at timestamptz,
  finished_at timestamptz,
  version integer not null default 1,
  constraint strategies_of_organisation unique (organisation_id, id),
  constraint strategies_dates_follow_state
    check ((state = 'DRAFT') = (activated_at is null) and (state = 'FINISHED') = (finished_at is not null))
);

create unique index strategies_one_active on strategies (organisation_id) where state = 'ACTIVE';

-- Neither active nor inactive since a day: the goal waits in a draft.
create table trackable_goals (
  id bigint generated always as identity primary key,
  organisation_id bigint not null,
  strategy_id bigint not null,
  goal_id bigint not null,
  sector text not null check (sector in ('e', 's', 'g')),
  active boolean not null,
  inactive_since date,
  started_at timestamptz not null,
  due_on date,
  note text check (length(note) between 1 and 5000),
  version integer not null default 1,
  constraint trackable_goals_of_organisation unique (organisation_id, id),
  -- Lets measures insist that they are of the same goal.
  constraint trackable_goals_with_goal unique (organisation_id, id, goal_id),
  constraint trackable_goals_own_strategy foreign key (organisation_id, strategy_id)
    references strategies (organisation_id, id) on delete cascade,
  constraint trackable_goals_same_sector foreign key (goal_id, sector)
    references goals (id, sector) on update cascade,
  constraint trackable_goals_inactive_since_a_day check (not active or inactive_since is null)
);

create unique index trackable_goals_one_active on trackable_goals (organisation_id, goal_id) where active;
create index trackable_goals_archive on trackable_goals (organisation_id, inactive_since) where not active;
create index trackable_goals_strategy on trackable_goals (organisation_id, strategy_id);
create index trackable_goals_goal on trackable_goals (goal_id, sector);

create table trackable_goal_kpis (
  organisation_id bigint not null,
  trackable_goal_id bigint not null,
  kpi_id bigint not null references kpis,
  position integer not null default 0,
  -- 2025, 2025-Q3 or 2025-09
  baseline_period text check (baseline_period ~ '^[0-9]{4}(-[0-9]{2}|-Q[1-4])?$'),
  baseline_value numeric,
  target_on date,
  target_value numeric,
  primary key (organisation_id, trackable_goal_id, kpi_id),
  constraint trackable_goal_kpis_own_goal foreign key (organisation_id, trackable_goal_id)
    references trackable_goals (organisation_id, id) on delete cascade,
  constraint trackable_goal_kpis_whole_baseline check (num_nonnulls(baseline_period, baseline_value) in (0, 2)),
  constraint trackable_goal_kpis_whole_target check (num_nonnulls(target_on, target_value) in (0, 2))
);

create index trackable_goal_kpis_kpi on trackable_goal_kpis (kpi_id);

create table trackable_measures (
  id bigint generated always as identity primary key,
  organisation_id bigint not null,
  trackable_goal_id bigint not null,
  goal_id bigint not null,
  -- Null: a measure of one's own, which has its own name.
  measure_id bigint,
  own_name text check (length(btrim(own_name)) between 1 and 200),
  own_description text check (length(own_description) between 1 and 2000),
  state text not null check (state in ('PLANNED', 'IN_PROGRESS', 'DONE', 'PAUSED', 'DROPPED')),
  responsible_account_id bigint,
  responsible_name text check (length(btrim(responsible_name)) between 1 and 200),
  starts_on date,
  due_on date,
  note text check (length(note) between 1 and 5000),
  cost_planned_cents bigint check (cost_planned_cents >= 0),
  cost_actual_cents bigint check (cost_actual_cents >= 0),
  saving_per_year_cents bigint check (saving_per_year_cents >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  constraint trackable_measures_of_organisation unique (organisation_id, id),
  constraint trackable_measures_once_per_goal unique (organisation_id, trackable_goal_id, measure_id),
  constraint trackable_measures_own_goal foreign key (organisation_id, trackable_goal_id, goal_id)
    references trackable_goals (organisation_id, id, goal_id) on delete cascade,
  constraint trackable_measures_of_same_goal foreign key (goal_id, measure_id)
    references measures (goal_id, id),
  constraint trackable_measures_responsible_is_own foreign key (organisation_id, responsible_account_id)
    references accounts (organisation_id, id) on delete set null (responsible_account_id),
  constraint trackable_measures_named check (num_nonnulls(measure_id, own_name) = 1),
  constraint trackable_measures_one_responsible check (num_nonnulls(responsible_account_id, responsible_name) <= 1),
  constraint trackable_measures_ends_after_start check (due_on >= starts_on)
);

create index trackable_measures_state on trackable_measures (organisation_id, state, due_on);
create index trackable_measures_goal on trackable_measures (organisation_id, goal_id);
create index trackable_measures_measure on trackable_measures (goal_id, measure_id);
create index trackable_measures_responsible on trackable_measures (organisation_id, responsible_account_id)
  where responsible_account_id is not null;

create table measure_ratings (
  organisation_id bigint not null,
  trackable_measure_id bigint not null,
  score smallint not null check (score between 1 and 5),
  comment text check (length(comment) between 1 and 2000),
  rated_at timestamptz not null,
  primary key (organisation_id, trackable_measure_id),
  constraint measure_ratings_own_measure foreign key (organisation_id, trackable_measure_id)
    references trackable_measures (organisation_id, id) on delete cascade
);

create table measure_evidence (
  organisation_id bigint not null,
  trackable_measure_id bigint not null,
  resource_id bigint not null,
  position integer not null default 0,
  primary key (organisation_id, trackable_measure_id, resource_id),
  constraint measure_evidence_own_measure foreign key (organisation_id, trackable_measure_id)
    references trackable_measures (organisation_id, id) on delete cascade,
  constraint measure_evidence_own_file foreign key (organisation_id, resource_id)
    references resources (organisation_id, id) on delete cascade
);

create index measure_evidence_resource on measure_evidence (organisation_id, resource_id);

-- What happened, as an organisation's members read it. What can be removed is named in `data` as well.
create table activities (
  id bigint generated always as identity primary key,
  organisation_id bigint not null references organisations on delete cascade,
  at timestamptz not null,
  type text not null check (length(type) between 1 and 60),
  account_id bigint,
  trackable_goal_id bigint,
  trackable_measure_id bigint,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  constraint activities_by_own_account foreign key (organisation_id, account_id)
    references accounts (organisation_id, id) on delete set null (account_id),
  constraint activities_of_own_goal foreign key (organisation_id, trackable_goal_id)
    references trackable_goals (organisation_id, id) on delete set null (trackable_goal_id),
  constraint activities_of_own_measure foreign key (organisation_id, trackable_measure_id)
    references trackable_measures (organisation_id, id) on delete set null (trackable_measure_id)
);

create index activities_newest on activities (organisation_id, id desc);
create index activities_goal on activities (organisation_id, trackable_goal_id, id desc);
create index activities_measure on activities (organisation_id, trackable_measure_id)
  where trackable_measure_id is not null;
create index activities_account on activities (organisation_id, account_id) where account_id is not null;

-- What happened stays as it was written; only what it points to may vanish.
create trigger activities_stay_as_written before update of organisation_id, at, type, data on activities
  for each statement execute function refuse_change();

-- One row for each period of paying or trying, so that the rows of an organisation are its history.
create table subscriptions (
  id bigint generated always as identity primary key,
  organisation_id bigint not null references organisations on delete cascade,
  state text not null check (state in ('TRIAL', 'ACTIVE', 'CANCELLED', 'ENDED')),
  is_trial boolean not null,
  started_at timestamptz not null,
  -- The last day, in the organisation's time zone.
  active_until date not null,
  auto_renew boolean not null,
  cancelled_at timestamptz,
  price_cents integer not null check (price_cents >= 0),
  promotion_code text check (length(promotion_code) between 1 and 50),
  promotion_name text check (length(promotion_name) between 1 and 200),
  version integer not null default 1,
  constraint subscriptions_trial_costs_nothing
    check (not is_trial or (price_cents = 0 and not auto_renew)),
  constraint subscriptions_trial_state check (state <> 'TRIAL' or is_trial),
  constraint subscriptions_whole_promotion check (num_nonnulls(promotion_code, promotion_name) in (0, 2))
);

create unique index subscriptions_one_current on subscriptions (organisation_id) where state <> 'ENDED';
create unique index subscriptions_one_trial on subscriptions (organisation_id) where is_trial;
create index subscriptions_history on subscriptions (organisation_id, id desc);
create index subscriptions_ending on subscriptions (active_until) where state <> 'ENDED';

-- Where invoices go; apart from the profile, which may show another address.
create table billing_data (
  organisation_id bigint primary key references organisations on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  street text not null check (length(btrim(street)) between 1 and 200),
  additional_info text check (length(additional_info) between 1 and 200),
  zip_code text not null check (length(btrim(zip_code)) between 1 and 20),
  city text not null check (length(btrim(city)) between 1 and 200),
  country text not null check (country ~ '^[A-Z]{2}$'),
  updated_at timestamptz not null,
  version integer not null default 1
);

-- Words of a catalogue text in both languages, for searching: names weigh more than descriptions.
create function catalogue_words(translations jsonb) returns tsvector language sql immutable parallel safe return
  setweight(to_tsvector('german', coalesce(translations #>> '{de,name}', '')), 'A')
  || setweight(to_tsvector('english', coalesce(translations #>> '{en,name}', '')), 'A')
  || setweight(to_tsvector('german', coalesce(translations #>> '{de,description}', '')), 'B')
  || setweight(to_tsvector('english', coalesce(translations #>> '{en,description}', '')), 'B');

-- Names in both languages, for what was mistyped or begun.
create function catalogue_names(translations jsonb) returns text language sql immutable parallel safe return
  lower(coalesce(translations #>> '{de,name}', '') || ' ' || coalesce(translations #>> '{en,name}', ''));

create index measures_words on measures using gin (catalogue_words(translations));
create index measures_names on measures using gin (catalogue_names(translations) gin_trgm_ops);
create index measures_tags on measures using gin (tag_slugs);
create index measures_sector on measures (sector, goal_id, position);
create index goals_names on goals using gin (catalogue_names(translations) gin_trgm_ops);
