-- The catalogue as the operator's people keep it: what they deleted, what they changed and why, and what is not there in both
-- languages.

-- Delivered goals and measures that a person has deleted: the next delivery does not bring them back.
create table removed_from_catalogue (
  kind text not null check (kind in ('GOAL', 'MEASURE')),
  slug text not null check (length(slug) between 1 and 100),
  primary key (kind, slug)
);

-- Who has chosen a measure of the catalogue, how far they are, and how they rate it.
create view tracking_measure_uses as
  select tm.organisation_id, tm.goal_id, tm.measure_id, tm.state, r.score
  from trackable_measures tm
  left join measure_ratings r on r.organisation_id = tm.organisation_id and r.trackable_measure_id = tm.id
  where tm.measure_id is not null;

create view catalogue_goal_kpis as
  select gk.goal_id, gk.kpi_id, g.translations, g.active from goal_kpis gk join goals g on g.id = gk.goal_id;

-- Formulas of the catalogue keep their history as well; they belong to no organisation.
alter table kpi_formula_changes
  alter column organisation_id drop not null,
  add constraint kpi_formula_changes_of_kpi foreign key (kpi_id) references kpis on delete cascade;
create index kpi_formula_changes_of_catalogue on kpi_formula_changes (kpi_id, id desc);

-- When somebody last looked whether a factor still holds. Who it was is only named, as in every history.
alter table factors
  add column reviewed_at timestamptz,
  add column reviewed_by bigint;
-- Null: it came with a new version of the catalogue.
alter table factor_changes
  add column account_id bigint,
  add column why text check (length(btrim(why)) between 1 and 500);

-- Projects are listed by name, and found by it.
alter table projects
  add column name_de text generated always as (translations #>> '{de,name}') stored,
  add column name_en text generated always as
    (coalesce(translations #>> '{en,name}', translations #>> '{de,name}')) stored;
create index projects_names on projects using gin (catalogue_names(translations) gin_trgm_ops);
create index projects_name_de on projects (name_de collate "de-x-icu", id);
create index projects_name_en on projects (name_en collate "de-x-icu", id);
create index projects_started on projects (started_on, id);
create index projects_started_last on projects (started_on desc nulls last, id desc);
create index projects_created on projects (created_at, id);
create index projects_finished on projects (finished_on, id);

-- Whether something is said in the one language and not in the other, however deep it stands.
create function is_said_beyond(said jsonb, other jsonb) returns boolean language plpgsql immutable parallel safe as $$
begin
  case jsonb_typeof(said)
    when 'string' then
      return btrim(said #>> '{}') <> '' and btrim(coalesce(other #>> '{}', '')) = '';
    when 'object' then
      return exists (select from jsonb_each(said) as part(key, value) where is_said_beyond(part.value, other -> part.key));
    when 'array' then
      return exists (
        select from jsonb_array_elements(said) with ordinality as part(value, place)
        where is_said_beyond(part.value, other -> (part.place - 1)::integer));
    else
      return false;
  end case;
end
$$;

-- The languages in which a text of {"de": …, "en": …} is missing.
create function languages_lacking(translations jsonb) returns text[] language sql immutable parallel safe return
  array_remove(array[
    case when is_said_beyond(translations -> 'de', translations -> 'en') then 'en' end,
    case when is_said_beyond(translations -> 'en', translations -> 'de') then 'de' end], null);

create function note_changed_languages() returns trigger language plpgsql as $$
begin
  if new.translations -> 'de' is distinct from old.translations -> 'de' then new.de_changed_at := now(); end if;
  if new.translations -> 'en' is distinct from old.translations -> 'en' then new.en_changed_at := now(); end if;
  return new;
end
$$;

do $$
declare
  written text;
begin
  foreach written in array array['goals', 'measures', 'kpis', 'categories', 'factors', 'industries', 'sizes', 'motivations',
    'tags', 'tag_types', 'offer_types', 'organisation_types', 'questionnaires', 'projects']
  loop
    execute format('alter table %I add column de_changed_at timestamptz, add column en_changed_at timestamptz', written);
    execute format('create trigger %I before update of translations on %I for each row
      when (old.translations is distinct from new.translations) execute function note_changed_languages()',
      written || '_languages', written);
  end loop;
end
$$;

-- What each module writes in both languages, in one shape. What was delivered and never edited is right as it is, so only what
-- is missing counts there.
create view catalogue_texts as
  select 'GOAL' as kind, id, slug, translations, languages_lacking(translations) as lacks,
    case when edited_at is not null then de_changed_at end as de_changed_at,
    case when edited_at is not null then en_changed_at end as en_changed_at from goals
  union all select 'MEASURE', id, slug, translations, languages_lacking(translations),
    case when edited_at is not null then de_changed_at end, case when edited_at is not null then en_changed_at end
    from measures where organisation_id is null
  union all select 'INDUSTRY', id, slug, translations, languages_lacking(translations),
    case when edited_at is not null then de_changed_at end, case when edited_at is not null then en_changed_at end
    from industries
  union all select 'SIZE', id, slug, translations, languages_lacking(translations),
    case when edited_at is not null then de_changed_at end, case when edited_at is not null then en_changed_at end
    from sizes
  union all select 'MOTIVATION', id, slug, translations, languages_lacking(translations),
    case when edited_at is not null then de_changed_at end, case when edited_at is not null then en_changed_at end
    from motivations
  union all select 'OFFER_TYPE', id, slug, translations, languages_lacking(translations),
    case when edited_at is not null then de_changed_at end, case when edited_at is not null then en_changed_at end
    from offer_types
  union all select 'ORGANISATION_TYPE', id, slug, translations, languages_lacking(translations),
    case when edited_at is not null then de_changed_at end, case when edited_at is not null then en_changed_at end
    from organisation_types;

create view kpis_texts as
  select 'KPI' as kind, id, slug, translations, languages_lacking(translations) as lacks,
    case when edited_at is not null then de_changed_at end as de_changed_at,
    case when edited_at is not null then en_changed_at end as en_changed_at
    from kpis where organisation_id is null
  union all select 'CATEGORY', id, slug, translations, languages_lacking(translations),
    case when edited_at is not null then de_changed_at end, case when edited_at is not null then en_changed_at end
    from categories
  union all select 'FACTOR', id, slug, translations, languages_lacking(translations),
    case when edited_at is not null then de_changed_at end, case when edited_at is not null then en_changed_at end
    from factors where active;

create view tags_texts as
  select 'TAG' as kind, id, slug, translations, languages_lacking(translations) as lacks,
    case when edited_at is not null then de_changed_at end as de_changed_at,
    case when edited_at is not null then en_changed_at end as en_changed_at from tags
  union all select 'TAG_TYPE', id, slug, translations, languages_lacking(translations),
    case when edited_at is not null then de_changed_at end, case when edited_at is not null then en_changed_at end
    from tag_types;

-- With every question and answer.
create view questionnaires_texts as
  select 'QUESTIONNAIRE' as kind, q.id, q.slug, q.translations,
    array(
      select distinct language from (
        select q.translations as texts
        union all select jsonb_path_query(q.questions, 'lax $.**.translations')
        union all select jsonb_path_query(q.bands, 'lax $.**.translations')) said,
      unnest(languages_lacking(said.texts)) as language) as lacks,
    case when q.edited_at is not null then q.de_changed_at end as de_changed_at,
    case when q.edited_at is not null then q.en_changed_at end as en_changed_at
  from questionnaires q;

create view projects_texts as
  select 'PROJECT' as kind, id, slug, translations, languages_lacking(translations) as lacks, de_changed_at, en_changed_at
  from projects;

-- Pages know themselves which language is not complete.
create view content_texts as
  select case kind when 'LEGAL' then 'LEGAL' else 'LANDING_PAGE' end as kind, id, slug,
    jsonb_build_object('de', jsonb_build_object('name', title_de), 'en', jsonb_build_object('name', title_en)) as translations,
    missing_languages as lacks, null::timestamptz as de_changed_at, null::timestamptz as en_changed_at
  from pages
  union all
  select 'HOME', h.id, null, jsonb_build_object(
      'de', jsonb_build_object('name', v.content #>> '{translations,de,hero,title}'),
      'en', jsonb_build_object('name', v.content #>> '{translations,en,hero,title}')),
    languages_lacking(v.content -> 'translations'), null, null
  from homes h join home_versions v on v.home_id = h.id and v.number = h.version;

-- Somebody has looked: both languages say the same, although one of them was not changed with the other.
create table translation_checks (
  kind text not null check (length(kind) between 1 and 40),
  subject_id bigint not null,
  at timestamptz not null default now(),
  primary key (kind, subject_id)
);

-- Projects with a home page of their own.
create view content_project_homes as select project_id from homes where project_id is not null;
