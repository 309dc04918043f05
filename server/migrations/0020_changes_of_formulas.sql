-- Changes of formulas of own KPIs: who, when, before, after and why. They stay as they were written.
alter table kpis add constraint kpis_of_organisation unique (organisation_id, id);

create table kpi_formula_changes (
  id bigint generated always as identity primary key,
  organisation_id bigint not null,
  kpi_id bigint not null,
  at timestamptz not null,
  account_id bigint,
  -- Null: it was entered, or is from then on.
  before jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb check (jsonb_typeof(after) = 'object'),
  why text check (length(btrim(why)) between 1 and 500),
  constraint kpi_formula_changes_of_own_kpi foreign key (organisation_id, kpi_id)
    references kpis (organisation_id, id) on delete cascade,
  constraint kpi_formula_changes_by_own_account foreign key (organisation_id, account_id)
    references accounts (organisation_id, id) on delete set null (account_id),
  constraint kpi_formula_changes_change_something check (before is distinct from after)
);

create index kpi_formula_changes_kpi on kpi_formula_changes (organisation_id, kpi_id, id desc);
create index kpi_formula_changes_account on kpi_formula_changes (organisation_id, account_id) where account_id is not null;

create trigger kpi_formula_changes_stay_as_written
  before update of organisation_id, kpi_id, at, before, after, why on kpi_formula_changes
  for each statement execute function refuse_change();

-- What values of the KPI gave for the period of the baseline when it was set; null where that was not known. Another value
-- today is a base year to be recalculated.
alter table trackable_goal_kpis
  add column baseline_known numeric,
  add constraint trackable_goal_kpis_known_of_baseline check (baseline_known is null or baseline_period is not null);
