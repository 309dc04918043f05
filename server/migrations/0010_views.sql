-- What a module lets others read of its tables. A view is named after the module that owns it; whoever needs more asks
-- that module for another column. PostgreSQL looks through these views: they cost nothing and use the tables' indexes.

create view accounts_people as
  select id, organisation_id, email, email_key, first_name, last_name,
    nullif(btrim(first_name || ' ' || last_name), '') as name, language, status
  from accounts;

create view organisations_directory as
  select id, slug, name, time_zone, logo_resource_id, promotion_code, created_at, deleted_at, version,
    num_nulls(street, zip_code, city, country, industry_id, size_id) = 0 as is_profile_complete
  from organisations;

create view resources_files as
  select id, organisation_id, name, mime_type, size, deleted_at from resources;

create view catalogue_goals as
  select id, slug, sector, translations, position, active from goals;

create view catalogue_measures as
  select id, goal_id, slug, sector, translations, effort, impact, position, active from measures;

create view catalogue_industries as
  select id, slug, translations, active from industries;

create view catalogue_sizes as
  select id, slug, translations, active from sizes;

create view kpis_definitions as
  select id, organisation_id, slug, translations, unit_code, decimals, direction, active from kpis;

create view strategies_active as
  select id, organisation_id, name, activated_at from strategies where state = 'ACTIVE';

create view subscriptions_living as
  select id, organisation_id, active_until, auto_renew, is_trial from subscriptions where state <> 'ENDED';

create view tracking_goals as
  select tg.id, tg.organisation_id, tg.strategy_id, tg.goal_id, tg.sector, tg.active, g.slug, g.translations
  from trackable_goals tg join catalogue_goals g on g.id = tg.goal_id;

create view tracking_targets as
  select gk.organisation_id, gk.trackable_goal_id, gk.kpi_id, gk.baseline_period, gk.baseline_value, gk.target_on,
    gk.target_value, tg.active, tg.translations as goal_translations
  from trackable_goal_kpis gk
  join tracking_goals tg on tg.organisation_id = gk.organisation_id and tg.id = gk.trackable_goal_id;

-- Search says `lower(name)`; the index has to say the same.
drop index organisations_name_search;
create index organisations_names on organisations using gin (lower(name) gin_trgm_ops);
create index resources_names on resources
  using gin (lower(name || ' ' || coalesce(description, '')) gin_trgm_ops);

-- KPI, record, value: one word for each.
alter index kpi_records_figures rename to kpi_records_values;

-- Lists of the operator are read in each of their orders, and by each of their filters.
create index invoices_due on invoices (due_on, id);
create index invoices_gross on invoices (gross_cents, id);
create index invoices_customer on invoices (customer_name, id);
create index invoices_credit_notes on invoices (number) where kind = 'CREDIT_NOTE';
create index invoices_cancelled on invoices (number) where cancelled_at is not null;
create index subscriptions_active_until on subscriptions (active_until, id);
create index subscriptions_started on subscriptions (started_at, id);
create index organisations_in_order on organisations (name);
