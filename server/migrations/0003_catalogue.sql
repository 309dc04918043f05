-- The operator's catalogue. Common to all its tables:
--   translations  {"de": {"name": …, …}, "en": {…}}; German always exists, English may be missing
--   edited_at     set when a person edits the row; seeding never overwrites such a row
--   active        false hides a row from choices while those who chose it keep it

create table categories (
  id bigint generated always as identity primary key,
  slug text not null constraint categories_slug_unique unique check (length(slug) between 1 and 100),
  sector text not null check (sector in ('e', 's', 'g')),
  position integer not null default 0,
  icon text check (length(icon) between 1 and 50),
  translations jsonb not null check (translations #> '{de,name}' is not null),
  active boolean not null default true,
  edited_at timestamptz,
  version integer not null default 1
);

create table kpis (
  id bigint generated always as identity primary key,
  -- Null: the operator's catalogue. Otherwise an organisation's own figure.
  organisation_id bigint references organisations on delete cascade,
  slug text not null check (length(slug) between 1 and 100),
  sector text not null check (sector in ('e', 's', 'g')),
  category_id bigint references categories,
  position integer not null default 0,
  translations jsonb not null check (translations #> '{de,name}' is not null),
  unit_code text not null check (length(unit_code) between 1 and 50),
  decimals smallint not null default 0 check (decimals between 0 and 10),
  aggregation text not null check (aggregation in ('SUM', 'AVERAGE', 'LAST')),
  direction text not null check (direction in ('LOWER', 'HIGHER', 'NEUTRAL')),
  frequency text not null check (frequency in ('MONTH', 'QUARTER', 'YEAR')),
  -- {"expression": "kpi(a) / kpi(b)", "required": ["a"], "optional": ["b"]}; null: entered by hand
  formula jsonb check (jsonb_typeof(formula -> 'expression') = 'string'),
  plausible_min numeric,
  plausible_max numeric,
  -- Largest change against the record before, as a share: 0.5 is half more or half less.
  plausible_max_change numeric check (plausible_max_change > 0),
  disclosures jsonb not null default '[]' check (jsonb_typeof(disclosures) = 'array'),
  active boolean not null default true,
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint kpis_slug_unique unique nulls not distinct (organisation_id, slug),
  constraint kpis_plausible_range check (plausible_min <= plausible_max)
);

create index kpis_category on kpis (category_id);

create table factors (
  id bigint generated always as identity primary key,
  slug text not null constraint factors_slug_unique unique check (length(slug) between 1 and 100),
  position integer not null default 0,
  translations jsonb not null check (translations #> '{de,name}' is not null),
  -- Used for a period before the first year in factor_values.
  value numeric not null,
  year smallint not null check (year between 1900 and 2200),
  unit_code text not null check (length(unit_code) between 1 and 50),
  region text check (length(region) between 1 and 50),
  source text check (length(source) between 1 and 2000),
  confidence text not null check (confidence in ('SOURCED', 'DERIVED')),
  active boolean not null default true,
  edited_at timestamptz,
  version integer not null default 1
);

create table factor_values (
  factor_id bigint not null references factors on delete cascade,
  year smallint not null check (year between 1900 and 2200),
  value numeric not null,
  primary key (factor_id, year)
);

create table goals (
  id bigint generated always as identity primary key,
  slug text not null constraint goals_slug_unique unique check (length(slug) between 1 and 100),
  sector text not null check (sector in ('e', 's', 'g')),
  position integer not null default 0,
  translations jsonb not null check (translations #> '{de,name}' is not null),
  sdgs smallint[] not null default '{}' check (1 <= all (sdgs) and 17 >= all (sdgs)),
  motif text check (length(motif) between 1 and 500),
  source text check (length(source) between 1 and 2000),
  active boolean not null default true,
  edited_at timestamptz,
  version integer not null default 1,
  -- Lets other tables keep a goal's sector beside its id without ever disagreeing.
  constraint goals_id_with_sector unique (id, sector)
);

create table measures (
  id bigint generated always as identity primary key,
  goal_id bigint not null,
  slug text not null constraint measures_slug_unique unique check (length(slug) between 1 and 100),
  sector text not null check (sector in ('e', 's', 'g')),
  position integer not null default 0,
  translations jsonb not null check (translations #> '{de,name}' is not null),
  effort text not null check (effort in ('LOW', 'MEDIUM', 'HIGH')),
  impact text not null check (impact in ('LOW', 'MEDIUM', 'HIGH')),
  tag_slugs text[] not null default '{}',
  source text check (length(source) between 1 and 2000),
  active boolean not null default true,
  edited_at timestamptz,
  version integer not null default 1,
  -- Lets other tables insist that a chosen measure belongs to the chosen goal.
  constraint measures_of_goal unique (goal_id, id),
  constraint measures_goal_of_same_sector foreign key (goal_id, sector)
    references goals (id, sector) on update cascade
);

create table goal_kpis (
  goal_id bigint not null references goals on delete cascade,
  kpi_id bigint not null references kpis on delete cascade,
  position integer not null default 0,
  primary key (goal_id, kpi_id)
);

create index goal_kpis_kpi on goal_kpis (kpi_id);

create table measure_kpis (
  measure_id bigint not null references measures on delete cascade,
  kpi_id bigint not null references kpis on delete cascade,
  position integer not null default 0,
  primary key (measure_id, kpi_id)
);

create index measure_kpis_kpi on measure_kpis (kpi_id);

create table industries (
  id bigint generated always as identity primary key,
  slug text not null constraint industries_slug_unique unique check (length(slug) between 1 and 100),
  position integer not null default 0,
  translations jsonb not null check (translations #> '{de,name}' is not null),
  nace jsonb not null default '{}' check (jsonb_typeof(nace) = 'object'),
  high_climate_impact boolean not null default false,
  source text check (length(source) between 1 and 2000),
  active boolean not null default true,
  edited_at timestamptz,
  version integer not null default 1
);

create table industry_suggested_goals (
  industry_id bigint not null references industries on delete cascade,
  sector text not null check (sector in ('e', 's', 'g')),
  goal_id bigint not null,
  -- One suggestion for each sector, and of that sector.
  primary key (industry_id, sector),
  constraint industry_suggested_goals_same_sector foreign key (goal_id, sector)
    references goals (id, sector) on update cascade on delete cascade
);

create index industry_suggested_goals_goal on industry_suggested_goals (goal_id, sector);

create table sizes (
  id bigint generated always as identity primary key,
  slug text not null constraint sizes_slug_unique unique check (length(slug) between 1 and 100),
  position integer not null default 0,
  translations jsonb not null check (translations #> '{de,name}' is not null),
  employees_min integer not null check (employees_min >= 0),
  employees_max integer,
  turnover_max_eur bigint,
  balance_max_eur bigint,
  recommended_vsme_module text check (recommended_vsme_module in ('BASIC', 'COMPREHENSIVE')),
  source text check (length(source) between 1 and 2000),
  active boolean not null default true,
  edited_at timestamptz,
  version integer not null default 1,
  constraint sizes_range check (employees_max >= employees_min)
);

create table motivations (
  id bigint generated always as identity primary key,
  slug text not null constraint motivations_slug_unique unique check (length(slug) between 1 and 100),
  position integer not null default 0,
  icon text check (length(icon) between 1 and 50),
  translations jsonb not null check (translations #> '{de,name}' is not null),
  active boolean not null default true,
  edited_at timestamptz,
  version integer not null default 1
);

create table motivation_goals (
  motivation_id bigint not null references motivations on delete cascade,
  goal_id bigint not null references goals on delete cascade,
  position integer not null default 0,
  primary key (motivation_id, goal_id)
);

create index motivation_goals_goal on motivation_goals (goal_id);

create table legal_pages (
  id bigint generated always as identity primary key,
  slug text not null constraint legal_pages_slug_unique unique check (length(slug) between 1 and 100),
  position integer not null default 0,
  -- {"de": {"title": …, "notice": …, "sections": [{"slug": …, "heading": …, "body": …}]}}
  translations jsonb not null check (translations #> '{de,title}' is not null),
  -- True until the operator has put in their own text: the notice must be shown.
  placeholder boolean not null default true,
  legal_basis text check (length(legal_basis) between 1 and 500),
  active boolean not null default true,
  edited_at timestamptz,
  -- Shown on the page: readers want to know how old the text is.
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

-- What was seeded last, so that an unchanged catalogue costs one query at start.
create table seeds (
  name text primary key check (length(name) between 1 and 100),
  content_hash text not null,
  seeded_at timestamptz not null default now()
);

alter table organisations add constraint organisations_industry_known
  foreign key (industry_id) references industries;
alter table organisations add constraint organisations_size_known
  foreign key (size_id) references sizes;
