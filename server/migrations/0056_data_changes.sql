-- Servers keep answers in memory as long as nothing changed that they were computed from. Each transaction that changes
-- such data adds one row per organisation, with 0 for data that all organisations share. The rows that a reader sees are
-- the version of the data. No row is ever updated, so writers never wait for each other.
create table data_changes (
  organisation_id bigint not null,
  transaction bigint not null,
  at timestamptz not null default now(),
  primary key (organisation_id, transaction)
);

create function note_data_changes() returns trigger language plpgsql as $$
begin
  insert into data_changes (organisation_id, transaction)
  select distinct coalesce(organisation_id, 0), pg_current_xact_id()::text::bigint from changed
  on conflict do nothing;
  return null;
end $$;

create function note_data_updates() returns trigger language plpgsql as $$
begin
  insert into data_changes (organisation_id, transaction)
  select coalesce(organisation_id, 0), pg_current_xact_id()::text::bigint from changed
  union
  select coalesce(organisation_id, 0), pg_current_xact_id()::text::bigint from before_change
  on conflict do nothing;
  return null;
end $$;

create function note_changes_of_organisations() returns trigger language plpgsql as $$
begin
  insert into data_changes (organisation_id, transaction)
  select id, pg_current_xact_id()::text::bigint from changed
  on conflict do nothing;
  return null;
end $$;

create function note_shared_changes() returns trigger language plpgsql as $$
begin
  insert into data_changes (organisation_id, transaction)
  select 0, pg_current_xact_id()::text::bigint where exists (select from changed)
  on conflict do nothing;
  return null;
end $$;

do $$
declare
  name text;
  note text;
  note_update text;
begin
  foreach name in array array[
    'accounts', 'activities', 'goal_endings', 'invitations', 'kpi_batches', 'kpi_record_evidence', 'kpi_records', 'kpis',
    'leading_kpi_changes', 'measure_evidence', 'measure_ratings', 'organisation_kpis', 'own_factors', 'resources',
    'strategies', 'subscriptions', 'switched_off_kpis', 'target_changes', 'trackable_goal_kpis', 'trackable_goals',
    'trackable_measures', 'organisations',
    'categories', 'cross_checks', 'factor_values', 'factors', 'fuels', 'goal_kpis', 'goals', 'measure_kpis',
    'measure_tags', 'measures', 'offer_search', 'page_versions', 'pages', 'tag_types', 'tags', 'target_proposals'
  ] loop
    if name = 'organisations' then
      note := 'note_changes_of_organisations';
      note_update := note;
    elsif name <> 'offer_search' and exists (
      select from pg_attribute where attrelid = name::regclass and attname = 'organisation_id'
    ) then
      note := 'note_data_changes';
      note_update := 'note_data_updates';
    else
      note := 'note_shared_changes';
      note_update := note;
    end if;
    execute format('create trigger data_inserted after insert on %I
      referencing new table as changed for each statement execute function %s()', name, note);
    execute format('create trigger data_updated after update on %I
      referencing old table as before_change new table as changed for each statement execute function %s()',
      name, note_update);
    execute format('create trigger data_deleted after delete on %I
      referencing old table as changed for each statement execute function %s()', name, note);
  end loop;
end $$;
