-- What is usual for a goal: the KPI it is read by and a target for it, then what to take where that one does not fit.
create table target_proposals (
  goal_id bigint not null references goals on delete cascade,
  position integer not null check (position >= 0),
  kpi_id bigint not null references kpis on delete cascade,
  -- PERCENT: change from the start. ABSOLUTE: units or points added to it. TO_VALUE: wherever it starts.
  kind text not null check (kind in ('PERCENT', 'ABSOLUTE', 'TO_VALUE')),
  amount numeric not null,
  years integer not null check (years between 1 and 20),
  -- Why, and where that is said.
  translations jsonb check (jsonb_typeof(translations) = 'object'),
  url text check (length(url) between 1 and 500),
  primary key (goal_id, position),
  constraint target_proposals_once_per_kpi unique (goal_id, kpi_id)
);

create index target_proposals_kpi on target_proposals (kpi_id);

create view catalogue_target_proposals as
  select goal_id, position, kpi_id, kind, amount, years, translations, url from target_proposals;

-- The KPI a goal of an organisation is read by: one of its own, and one only.
alter table trackable_goal_kpis add column leads boolean not null default false;

-- Of goals from before: what has a target first, then what the catalogue names, then the order of the catalogue.
update trackable_goal_kpis gk set leads = true
from (
  select distinct on (c.organisation_id, c.trackable_goal_id) c.organisation_id, c.trackable_goal_id, c.kpi_id
  from trackable_goal_kpis c join kpis_definitions k on k.id = c.kpi_id
  order by c.organisation_id, c.trackable_goal_id, c.target_on is null, k.slug <> 'security-training-rate', c.position, c.kpi_id
) first
where gk.organisation_id = first.organisation_id and gk.trackable_goal_id = first.trackable_goal_id
  and gk.kpi_id = first.kpi_id;

create unique index trackable_goal_kpis_one_leads on trackable_goal_kpis (organisation_id, trackable_goal_id) where leads;

-- Changes of the KPI a goal is read by: who, when, before, after and why. They stay as they were written.
create table leading_kpi_changes (
  id bigint generated always as identity primary key,
  organisation_id bigint not null,
  trackable_goal_id bigint not null,
  at timestamptz not null,
  account_id bigint,
  kpi_before bigint references kpis,
  kpi_after bigint not null references kpis,
  reason text check (length(btrim(reason)) between 1 and 500),
  constraint leading_kpi_changes_of_own_goal foreign key (organisation_id, trackable_goal_id)
    references trackable_goals (organisation_id, id) on delete cascade,
  constraint leading_kpi_changes_by_own_account foreign key (organisation_id, account_id)
    references accounts (organisation_id, id) on delete set null (account_id),
  constraint leading_kpi_changes_change_something check (kpi_before is distinct from kpi_after)
);

create index leading_kpi_changes_goal on leading_kpi_changes (organisation_id, trackable_goal_id, id desc);
create index leading_kpi_changes_account on leading_kpi_changes (organisation_id, account_id) where account_id is not null;
create index leading_kpi_changes_before on leading_kpi_changes (kpi_before);
create index leading_kpi_changes_after on leading_kpi_changes (kpi_after);

create trigger leading_kpi_changes_stay_as_written
  before update of organisation_id, trackable_goal_id, at, kpi_before, kpi_after, reason on leading_kpi_changes
  for each statement execute function refuse_change();
