-- A KPI may also be best at zero, or inside a band.
alter table kpis drop constraint kpis_direction_check;
alter table kpis add constraint kpis_direction_check
  check (direction in ('LOWER', 'HIGHER', 'TOWARDS_ZERO', 'BAND', 'NEUTRAL'));

alter table kpis
  add column band_min numeric,
  add column band_max numeric,
  -- Counts whole things: 0, 1, 2, …
  add column whole_number boolean not null default false,
  -- What the program knows itself, and nobody enters.
  add column computed_by text check (computed_by in ('MEASURES_ON_SCHEDULE', 'VSME_READINESS')),
  add constraint kpis_band check (
    case direction when 'BAND' then num_nonnulls(band_min, band_max) = 2 and band_min < band_max
    else num_nonnulls(band_min, band_max) = 0 end),
  add constraint kpis_entered_or_computed check (num_nonnulls(formula, computed_by) <= 1);

create or replace view kpis_definitions as
  select id, organisation_id, slug, translations, unit_code, decimals, direction, active, band_min, band_max
  from kpis;

-- What values of several KPIs must be to each other: a part at most the whole. Asked about at entry, never refused.
create table cross_checks (
  id bigint generated always as identity primary key,
  slug text not null constraint cross_checks_slug_unique unique check (length(slug) between 1 and 100),
  position integer not null default 0,
  -- {"de": {"message": …}, "en": {…}}
  translations jsonb not null check (translations #> '{de,message}' is not null),
  -- Formulas over KPIs; compared when every required KPI has a value, the others count as 0.
  left_side text not null check (length(left_side) between 1 and 2000),
  comparison text not null check (comparison in ('AT_MOST', 'AT_LEAST', 'EQUAL')),
  right_side text not null check (length(right_side) between 1 and 2000),
  required_kpis text[] not null check (cardinality(required_kpis) > 0),
  tolerance numeric not null check (tolerance >= 0),
  tolerance_is_share boolean not null,
  -- True: compared over the year; false: over the period of the record.
  over_year boolean not null,
  severity text not null check (severity in ('ERROR', 'WARNING', 'QUESTION')),
  active boolean not null default true,
  edited_at timestamptz,
  version integer not null default 1
);
