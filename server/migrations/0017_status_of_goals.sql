-- How often a KPI is recorded says how old a value may be; what is computed is not entered.
create or replace view kpis_definitions as
  select id, organisation_id, slug, translations, unit_code, decimals, direction, active, band_min, band_max, frequency,
    sector, num_nonnulls(formula, computed_by) > 0 as is_computed
  from kpis;

-- Periods are real ones. The month of 2026-13 has never been, and a target comes after what it starts from.
create function period_ends(period text) returns date language sql immutable parallel safe return
  case
    when period ~ '^[1-9][0-9]{3}$' then make_date(period::integer, 12, 31)
    when period ~ '^[1-9][0-9]{3}-Q[1-4]$' then
      (make_date(left(period, 4)::integer, right(period, 1)::integer * 3, 1) + interval '1 month - 1 day')::date
    when period ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$' then
      (make_date(left(period, 4)::integer, right(period, 2)::integer, 1) + interval '1 month - 1 day')::date
  end;

-- What values are judged by, and how it was changed: who, when, before, after and why. It stays as it was written.
create table target_changes (
  id bigint generated always as identity primary key,
  organisation_id bigint not null,
  trackable_goal_id bigint not null,
  kpi_id bigint not null references kpis,
  kind text not null check (kind in ('BASELINE', 'TARGET')),
  at timestamptz not null,
  account_id bigint,
  -- The period of a baseline or the day of a target.
  when_before text check (length(when_before) between 4 and 25),
  value_before numeric,
  when_after text check (length(when_after) between 4 and 25),
  value_after numeric,
  reason text check (length(btrim(reason)) between 1 and 500),
  constraint target_changes_of_own_goal foreign key (organisation_id, trackable_goal_id)
    references trackable_goals (organisation_id, id) on delete cascade,
  constraint target_changes_by_own_account foreign key (organisation_id, account_id)
    references accounts (organisation_id, id) on delete set null (account_id),
  constraint target_changes_whole_before check (num_nonnulls(when_before, value_before) in (0, 2)),
  constraint target_changes_whole_after check (num_nonnulls(when_after, value_after) in (0, 2)),
  constraint target_changes_change_something
    check ((when_before, value_before) is distinct from (when_after, value_after))
);

create index target_changes_goal on target_changes (organisation_id, trackable_goal_id, id desc);
create index target_changes_kpi on target_changes (kpi_id);
create index target_changes_account on target_changes (organisation_id, account_id) where account_id is not null;

create trigger target_changes_stay_as_written
  before update of organisation_id, trackable_goal_id, kpi_id, kind, at, when_before, value_before, when_after, value_after, reason
  on target_changes for each statement execute function refuse_change();

-- What can never have been meant goes, and it is written down that it went.
insert into target_changes (organisation_id, trackable_goal_id, kpi_id, kind, at, when_before, value_before, reason)
select organisation_id, trackable_goal_id, kpi_id, 'BASELINE', now(), baseline_period, baseline_value,
  'Diesen Zeitraum gibt es nicht. · There is no such period.'
from trackable_goal_kpis where baseline_period is not null and period_ends(baseline_period) is null;
update trackable_goal_kpis set baseline_period = null, baseline_value = null
where baseline_period is not null and period_ends(baseline_period) is null;

insert into target_changes (organisation_id, trackable_goal_id, kpi_id, kind, at, when_before, value_before, reason)
select organisation_id, trackable_goal_id, kpi_id, 'TARGET', now(), target_on::text, target_value,
  'Der Termin lag vor dem Ende des Starts. · The date was before the end of the start.'
from trackable_goal_kpis where target_on <= period_ends(baseline_period);
update trackable_goal_kpis set target_on = null, target_value = null where target_on <= period_ends(baseline_period);

alter table trackable_goal_kpis
  drop constraint trackable_goal_kpis_baseline_period_check,
  add constraint trackable_goal_kpis_real_baseline
    check (baseline_period is null or period_ends(baseline_period) is not null),
  add constraint trackable_goal_kpis_target_after_baseline check (target_on > period_ends(baseline_period));

-- Lets an ending insist that its goal is not worked on.
alter table trackable_goals add constraint trackable_goals_with_activity unique (organisation_id, id, active);

-- How a goal stood on the day it ended: status, progress, and each KPI with the value it was judged by. Goals that ended before this
-- table was made are judged for that day by a job, once, with what is known then.
create table goal_endings (
  organisation_id bigint not null,
  trackable_goal_id bigint not null,
  active boolean not null default false check (not active),
  kept text not null check (kept in ('THAT_DAY', 'LATER')),
  state jsonb not null check (jsonb_typeof(state) = 'object'),
  primary key (organisation_id, trackable_goal_id),
  constraint goal_endings_of_archived_goal foreign key (organisation_id, trackable_goal_id, active)
    references trackable_goals (organisation_id, id, active) on delete cascade
);

create trigger goal_endings_stay_as_written before update on goal_endings
  for each statement execute function refuse_change();
