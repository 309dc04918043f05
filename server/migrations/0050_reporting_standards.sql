-- What a standard of reporting asks for, as rows: a second standard, or a second version, is data alone. They come with the
-- program and are read only.
create table standards (
  id bigint generated always as identity primary key,
  slug text not null constraint standards_slug_unique unique check (length(slug) between 1 and 80),
  position integer not null default 0,
  translations jsonb not null check (jsonb_typeof(translations) = 'object')
);

create table standard_versions (
  id bigint generated always as identity primary key,
  standard_id bigint not null references standards on delete cascade,
  slug text not null constraint standard_versions_slug_unique unique check (length(slug) between 1 and 80),
  published_on date not null,
  -- The first business year that is reported by it.
  from_year integer not null check (from_year between 1990 and 2100),
  source text not null check (length(source) between 1 and 500),
  -- Of its taxonomy, where it has one.
  entry_point text check (length(entry_point) between 1 and 500),
  namespaces jsonb not null default '{}' check (jsonb_typeof(namespaces) = 'object'),
  -- The datapoint that says which modules a company reports by, and the answer that means all of them.
  modules_from text check (length(modules_from) between 1 and 250),
  comprehensive text check (length(comprehensive) between 1 and 250)
);
create index standard_versions_standard on standard_versions (standard_id, from_year);

create table standard_members (
  version_id bigint not null references standard_versions on delete cascade,
  list text not null check (length(list) between 1 and 80),
  code text not null check (length(code) between 1 and 250),
  position integer not null,
  -- In German, where the standard has it.
  de text check (length(de) between 1 and 500),
  en text not null check (length(en) between 1 and 500),
  primary key (version_id, list, code)
);

create table standard_disclosures (
  id bigint generated always as identity primary key,
  version_id bigint not null references standard_versions on delete cascade,
  code text not null check (length(code) between 1 and 20),
  position integer not null,
  module text not null check (module in ('BASIC', 'COMPREHENSIVE')),
  sector text not null check (sector in ('general', 'e', 's', 'g')),
  translations jsonb not null check (jsonb_typeof(translations) = 'object'),
  constraint standard_disclosures_code_unique unique (version_id, code)
);

-- Datapoints, tables of them (type TABLE) and the columns of tables.
create table standard_datapoints (
  version_id bigint not null references standard_versions on delete cascade,
  name text not null check (length(name) between 1 and 250),
  disclosure_id bigint not null references standard_disclosures on delete cascade,
  table_name text,
  position integer not null,
  concept text not null check (length(concept) between 1 and 250),
  type text not null check (type in ('TEXT', 'STRING', 'BOOLEAN', 'CHOICE', 'CHOICES', 'NUMBER', 'INTEGER', 'PERCENT', 'MONEY',
    'YEAR', 'DATE', 'TABLE')),
  unit text check (length(unit) between 1 and 50),
  taxonomy_unit text check (length(taxonomy_unit) between 1 and 60),
  -- What a value is multiplied by to be in the unit of the taxonomy.
  scale numeric not null default 1 check (scale > 0),
  decimals integer check (decimals between 0 and 10),
  minimum numeric,
  maximum numeric,
  period text not null check (period in ('DURATION', 'INSTANT')),
  paragraph text check (length(paragraph) between 1 and 50),
  -- What is chosen from, or what the keys of a table's rows are.
  code_list text check (length(code_list) between 1 and 80),
  required boolean not null,
  -- {"datapoint": …, "atLeast": 50} or {"datapoint": …, "is": […]}: whom it concerns.
  applies jsonb check (jsonb_typeof(applies) = 'object'),
  -- {"expression": …, "optional": […]}: formula over KPIs, in the language of their own formulas.
  kpi jsonb check (jsonb_typeof(kpi) = 'object'),
  -- Of a table: rows that KPIs tell.
  kpi_rows jsonb not null default '[]' check (jsonb_typeof(kpi_rows) = 'array'),
  profile text check (profile in ('country', 'site')),
  -- {"sum": […], "over": …}, {"column": …}, {"list": …}: made of other datapoints. Of a column: {"sum": […]} of its row.
  computed jsonb check (jsonb_typeof(computed) = 'object'),
  dimensions jsonb not null default '[]' check (jsonb_typeof(dimensions) = 'array'),
  part_of text,
  axis text check (length(axis) between 1 and 250),
  typed boolean not null default false,
  -- Its name in a list of disclosures that are left out or unchanged.
  listed_as text check (length(listed_as) between 1 and 250),
  translations jsonb not null check (jsonb_typeof(translations) = 'object'),
  primary key (version_id, name),
  constraint standard_datapoints_of_table foreign key (version_id, table_name)
    references standard_datapoints (version_id, name) on delete cascade
);
create index standard_datapoints_disclosure on standard_datapoints (disclosure_id);
create index standard_datapoints_table on standard_datapoints (version_id, table_name) where table_name is not null;

-- What an organisation says of a datapoint or a table in a business year.
create table disclosure_answers (
  organisation_id bigint not null references organisations on delete cascade,
  year integer not null check (year between 1990 and 2100),
  version_id bigint not null,
  name text not null,
  -- Null: nothing is said yet; there may be a remark, or somebody who sees to it.
  state text check (state in ('ANSWERED', 'NOT_APPLICABLE', 'OMITTED_SENSITIVE')),
  value jsonb,
  reason text check (length(btrim(reason)) between 1 and 1000),
  remark text check (length(btrim(remark)) between 1 and 2000),
  -- In which texts were written.
  language text not null check (language in ('de', 'en')),
  responsible_account_id bigint,
  -- Said to be as in the year before: when, and by whom.
  confirmed_at timestamptz,
  confirmed_by bigint,
  changed_at timestamptz not null,
  changed_by bigint,
  version integer not null default 1,
  primary key (organisation_id, year, version_id, name),
  constraint disclosure_answers_known foreign key (version_id, name) references standard_datapoints (version_id, name),
  constraint disclosure_answers_reason check ((reason is not null) = (state in ('NOT_APPLICABLE', 'OMITTED_SENSITIVE'))
    or state is null and reason is null),
  constraint disclosure_answers_value check (value is null or state = 'ANSWERED'),
  constraint disclosure_answers_responsible_is_own foreign key (organisation_id, responsible_account_id)
    references accounts (organisation_id, id) on delete set null (responsible_account_id)
);
create index disclosure_answers_datapoint on disclosure_answers (version_id, name);
create index disclosure_answers_responsible on disclosure_answers (organisation_id, responsible_account_id)
  where responsible_account_id is not null;

-- Rows of tables, by the member of the axis they stand for.
create table disclosure_rows (
  organisation_id bigint not null,
  year integer not null,
  version_id bigint not null,
  name text not null,
  key text not null check (length(btrim(key)) between 1 and 250),
  position integer not null,
  cells jsonb not null check (jsonb_typeof(cells) = 'array'),
  primary key (organisation_id, year, version_id, name, key),
  constraint disclosure_rows_of_answer foreign key (organisation_id, year, version_id, name)
    references disclosure_answers on delete cascade
);

-- Who sees to a disclosure.
create table disclosure_people (
  organisation_id bigint not null references organisations on delete cascade,
  year integer not null check (year between 1990 and 2100),
  disclosure_id bigint not null references standard_disclosures on delete cascade,
  account_id bigint not null,
  primary key (organisation_id, year, disclosure_id),
  constraint disclosure_people_own foreign key (organisation_id, account_id)
    references accounts (organisation_id, id) on delete cascade
);
create index disclosure_people_disclosure on disclosure_people (disclosure_id);
create index disclosure_people_account on disclosure_people (organisation_id, account_id);

-- By what a company is known to others, beside its VAT id.
create table entity_identifiers (
  organisation_id bigint primary key references organisations on delete cascade,
  lei text check (lei ~ '^[A-Z0-9]{18}[0-9]{2}$'),
  register_number text check (length(btrim(register_number)) between 1 and 100),
  version integer not null default 1
);

-- How an organisation counts its years, and what its profile says of its place.
create view organisations_places as
  select id, name, time_zone, first_month_of_business_year, street, zip_code, city, country, latitude, longitude
  from organisations;
create view subscriptions_vat_ids as select organisation_id, vat_id from billing_data where vat_id is not null;
