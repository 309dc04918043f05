-- Kinds of tags, each with what its tags can be put on.
create table tag_types (
  id bigint generated always as identity primary key,
  slug text not null constraint tag_types_slug_unique unique check (length(slug) between 1 and 80),
  position integer not null default 0,
  -- {"de": {"name": …, "description": …}, "en": {…}}
  translations jsonb not null check (translations #> '{de,name}' is not null),
  available_for text[] not null default '{}'
    check (available_for <@ array['MEASURE', 'OFFER', 'ORGANISATION', 'PROJECT', 'QUESTIONNAIRE', 'RESOURCE']),
  -- Whether its tags can stand below each other.
  hierarchical boolean not null default false,
  edited_at timestamptz,
  version integer not null default 1
);

create table tags (
  id bigint generated always as identity primary key,
  slug text not null constraint tags_slug_unique unique check (length(slug) between 1 and 80),
  tag_type_id bigint not null constraint tags_type_known references tag_types,
  parent_id bigint,
  -- Among those below the same parent.
  position integer not null default 0,
  translations jsonb not null check (translations #> '{de,name}' is not null),
  -- The tags above it, from the top down; written by a trigger alone.
  path bigint[] not null default '{}',
  edited_at timestamptz,
  version integer not null default 1,
  constraint tags_id_with_type unique (id, tag_type_id),
  -- Whatever changes its type takes along what stands below it.
  constraint tags_parent_of_same_type foreign key (parent_id, tag_type_id)
    references tags (id, tag_type_id) on update cascade,
  constraint tags_not_below_itself check (id <> all (path)),
  constraint tags_not_too_deep check (cardinality(path) < 8)
);

create index tags_type on tags (tag_type_id, parent_id, position);
create index tags_parent on tags (parent_id, tag_type_id);
-- What stands anywhere below a tag.
create index tags_path on tags using gin (path);
create index tags_names on tags using gin (catalogue_names(translations) gin_trgm_ops);
create index tag_types_names on tag_types using gin (catalogue_names(translations) gin_trgm_ops);

-- Two moves that are each right can be a circle together: whoever moves tags takes turns, and reads the path of the new
-- parent afterwards.
create function find_path_of_tag() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4711005);
  new.path := coalesce((select path || id from tags where id = new.parent_id), '{}');
  return new;
end
$$;

create trigger tags_find_path before insert or update of parent_id, path on tags
  for each row execute function find_path_of_tag();

create function move_tags_below() returns trigger language plpgsql as $$
begin
  update tags set parent_id = parent_id where parent_id = new.id;
  return null;
end
$$;

create trigger tags_move_along after update on tags
  for each row when (old.path is distinct from new.path) execute function move_tags_below();

-- Delivered tags and tag types that a person has deleted: the next delivery does not bring them back.
create table removed_tags (
  kind text not null check (kind in ('TAG', 'TAG_TYPE')),
  slug text not null check (length(slug) between 1 and 80),
  primary key (kind, slug)
);

create view tags_directory as
  select t.id, t.slug, t.translations, t.tag_type_id, t.parent_id, t.path, t.position, y.available_for
  from tags t join tag_types y on y.id = t.tag_type_id;

create table measure_tags (
  measure_id bigint not null references measures on delete cascade,
  -- Whoever deletes a tag has locked it and asked before.
  tag_id bigint not null constraint measure_tags_tag_known references tags on delete cascade,
  position integer not null default 0,
  primary key (measure_id, tag_id)
);

create index measure_tags_tag on measure_tags (tag_id, measure_id);

-- Measures named their tags by slugs. What is delivered gets its names and its type at the next start; what an editor has
-- made up stays a topic named by its slug.
insert into tag_types (slug, translations, available_for, hierarchical)
  select 'topic', '{"de": {"name": "Thema", "description": ""}}', '{MEASURE}', true
  where exists (select from measures where tag_slugs <> '{}');
insert into tags (slug, tag_type_id, translations)
  select distinct each.slug, y.id, jsonb_build_object('de', jsonb_build_object('name', each.slug))
  from measures m, unnest(m.tag_slugs) as each(slug), tag_types y;
insert into measure_tags (measure_id, tag_id, position)
  select m.id, t.id, min(each.place)
  from measures m, unnest(m.tag_slugs) with ordinality as each(slug, place) join tags t using (slug)
  group by m.id, t.id;
alter table measures drop column tag_slugs;

-- What an organisation is, and what kind of thing it offers.
create table organisation_types (
  id bigint generated always as identity primary key,
  slug text not null constraint organisation_types_slug_unique unique check (length(slug) between 1 and 80),
  position integer not null default 0,
  translations jsonb not null check (translations #> '{de,name}' is not null),
  active boolean not null default true,
  edited_at timestamptz,
  version integer not null default 1
);

create table offer_types (
  id bigint generated always as identity primary key,
  slug text not null constraint offer_types_slug_unique unique check (length(slug) between 1 and 80),
  position integer not null default 0,
  icon text check (length(icon) between 1 and 50),
  translations jsonb not null check (translations #> '{de,name}' is not null),
  active boolean not null default true,
  edited_at timestamptz,
  version integer not null default 1
);

create index organisation_types_names on organisation_types using gin (catalogue_names(translations) gin_trgm_ops);
create index offer_types_names on offer_types using gin (catalogue_names(translations) gin_trgm_ops);
create index categories_names on categories using gin (catalogue_names(translations) gin_trgm_ops);

create view catalogue_organisation_types as
  select id, slug, translations, position, active from organisation_types;

create view catalogue_offer_types as
  select id, slug, translations, icon, position, active from offer_types;

create view kpis_categories as
  select id, slug, sector, translations, icon, position, active from categories;
