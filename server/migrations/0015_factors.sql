-- Factors by country and year. What a value counts (gas, basis), how sure it is and when it is looked at again stands
-- beside it. A factor without a value names the one to take instead; zero never stands for "not known".
alter table factors
  alter column value drop not null,
  drop column region,
  drop constraint factors_confidence_check,
  add constraint factors_confidence_known check (confidence in ('SOURCED', 'DERIVED', 'MEMORY', 'MISSING')),
  add column kind text not null default 'FUEL' check (kind in (
    'GRID_LOCATION', 'GRID_LIFECYCLE', 'RESIDUAL_MIX', 'HEAT', 'FUEL', 'FUEL_BIOGENIC', 'TRAVEL', 'REFRIGERANT',
    'CONVERSION', 'CONSTANT')),
  add column gas text check (gas in ('CO2', 'CO2e')),
  -- ISO 3166-1 alpha-2, or EU for the mean of the union; null: the same everywhere.
  add column country text check (country ~ '^[A-Z]{2}$'),
  -- Formulas may name it instead of a factor; the country of the organisation then decides.
  add column selector text
    check (selector in ('grid-location', 'grid-lifecycle', 'residual-mix', 'district-heat')),
  add column basis text check (basis in ('DIRECT', 'LIFECYCLE', 'GWP100', 'NET_CALORIFIC_VALUE')),
  add column valid_from date not null default '1900-01-01',
  add column valid_to date,
  add column review_every text not null default 'YEAR' check (review_every in ('YEAR')),
  add column review boolean not null default false,
  -- An earlier factor it stands in for: formulas that name that one mean this one.
  add column replaces text constraint factors_replaces_unique unique check (length(replaces) between 1 and 100),
  add column fallback text constraint factors_fallback_known references factors (slug),
  add column url text check (length(url) between 1 and 500),
  add column seen_in text check (length(seen_in) between 1 and 2000),
  add constraint factors_valid_range check (valid_from <= valid_to),
  add constraint factors_selector_of_country check (selector is null or country is not null);

update factors set kind = 'CONVERSION' where slug like 'conv-%';
update factors set kind = 'CONSTANT' where slug like 'accident-%';
alter table factors alter column kind drop default, alter column valid_from drop default;

create index factors_fallback on factors (fallback);
create unique index factors_one_for_country on factors (selector, country) where selector is not null and active;

alter table factor_values
  -- Null: the country publishes none for this year.
  alter column value drop not null,
  add column confidence text not null default 'SOURCED'
    check (confidence in ('SOURCED', 'DERIVED', 'MEMORY', 'MISSING'));

-- What a new version of the catalogue changed in a factor: results of all periods that are not frozen move with it.
create table factor_changes (
  id bigint generated always as identity primary key,
  factor_id bigint not null references factors on delete cascade,
  at timestamptz not null default now(),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object')
);

create index factor_changes_factor on factor_changes (factor_id, id);
create trigger factor_changes_stay_as_written
  before update on factor_changes
  for each statement execute function refuse_change();

create view organisations_countries as select id, country from organisations;

-- A factor an organisation knows better: the supplier's electricity, the heat of its district, a fuel. It goes before the
-- operator's from its first year on, until its last one or until the next own value begins.
create table own_factors (
  id bigint generated always as identity,
  organisation_id bigint not null references organisations on delete cascade,
  -- What it stands in for: a factor, or what formulas choose by country.
  factor_id bigint references factors,
  selector text check (selector in ('electricity-market', 'district-heat')),
  first_year smallint not null check (first_year between 1990 and 2200),
  last_year smallint check (last_year between 1990 and 2200),
  -- As it was entered, and the same in the unit of the factor.
  value numeric not null check (value >= 0 and value < 1e15 and scale(value) <= 12),
  unit_code text not null check (length(unit_code) between 1 and 50),
  canonical_value numeric not null
    check (canonical_value >= 0 and canonical_value <> 'NaN' and canonical_value < 'infinity'),
  gas text check (gas in ('CO2', 'CO2e')),
  source text not null check (length(source) between 1 and 500),
  note text check (length(note) between 1 and 2000),
  author_account_id bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (organisation_id, id),
  constraint own_factors_by_own_account foreign key (organisation_id, author_account_id)
    references accounts (organisation_id, id) on delete set null (author_account_id),
  constraint own_factors_one_thing check (num_nonnulls(factor_id, selector) = 1),
  constraint own_factors_years check (first_year <= last_year)
);

create unique index own_factors_year_unique on own_factors (organisation_id, factor_id, selector, first_year)
  nulls not distinct where deleted_at is null;
create index own_factors_factor on own_factors (factor_id);
create index own_factors_author on own_factors (organisation_id, author_account_id);

create table own_factor_evidence (
  organisation_id bigint not null,
  own_factor_id bigint not null,
  resource_id bigint not null,
  position integer not null default 0,
  primary key (organisation_id, own_factor_id, resource_id),
  constraint own_factor_evidence_own_factor foreign key (organisation_id, own_factor_id)
    references own_factors (organisation_id, id) on delete cascade,
  constraint own_factor_evidence_own_file foreign key (organisation_id, resource_id)
    references resources (organisation_id, id) on delete cascade
);

create index own_factor_evidence_resource on own_factor_evidence (organisation_id, resource_id);

-- Every version of an own factor: what it was after a change, by whom, when and why. What it was before is the version
-- before. The account is only named, not bound, as in the history of records.
create table own_factor_changes (
  organisation_id bigint not null,
  own_factor_id bigint not null,
  version integer not null,
  at timestamptz not null,
  account_id bigint,
  kind text not null check (kind in ('CREATED', 'CHANGED', 'DELETED', 'RESTORED')),
  why text check (length(why) between 1 and 500),
  state jsonb not null check (jsonb_typeof(state) = 'object'),
  primary key (organisation_id, own_factor_id, version),
  constraint own_factor_changes_of_factor foreign key (organisation_id, own_factor_id)
    references own_factors (organisation_id, id) on delete cascade
);

create trigger own_factor_changes_stay_as_written
  before update on own_factor_changes
  for each statement execute function refuse_change();
