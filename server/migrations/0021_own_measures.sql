-- Measures an organisation has made for itself, beside those of the catalogue.

alter table measures add column organisation_id bigint references organisations on delete cascade;
-- Of the catalogue: 0. Lets other tables insist on whose measure it is, which a null would not.
alter table measures add column owner bigint not null generated always as (coalesce(organisation_id, 0)) stored;
alter table measures add constraint measures_of_goal_and_owner unique (goal_id, id, owner);
create index measures_organisation on measures (organisation_id, goal_id, position);

-- A measure of another organisation can never be planned.
alter table trackable_measures add column measure_owner bigint;
update trackable_measures set measure_owner = 0 where measure_id is not null;
alter table trackable_measures drop constraint trackable_measures_of_same_goal;
alter table trackable_measures
  add constraint trackable_measures_of_same_goal foreign key (goal_id, measure_id, measure_owner)
    references measures (goal_id, id, owner),
  add constraint trackable_measures_owner_known check ((measure_id is null) = (measure_owner is null)),
  add constraint trackable_measures_catalogue_or_own check (measure_owner in (0, organisation_id));
drop index trackable_measures_measure;
create index trackable_measures_measure on trackable_measures (goal_id, measure_id, measure_owner);

create or replace view catalogue_measures as
  select id, goal_id, slug, sector, translations, effort, impact, position, active, organisation_id, owner
  from measures;

-- Who plans which measure, for those who want to delete it.
create view tracking_planned_measures as
  select tm.organisation_id, tm.measure_id, tm.goal_id, tm.trackable_goal_id, tm.state, tg.translations as goal_translations
  from trackable_measures tm
  join tracking_goals tg on tg.organisation_id = tm.organisation_id and tg.id = tm.trackable_goal_id;
