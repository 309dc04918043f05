-- A programme in which organisations take part: one owns it, others are its partners.
create table projects (
  id bigint generated always as identity primary key,
  slug text not null constraint projects_slug_unique unique check (length(slug) between 1 and 80),
  -- Whose it is.
  organisation_id bigint not null references organisations on delete cascade,
  -- {"de": {"name": …, "description": …}, "en": {…}}
  translations jsonb not null check (translations #> '{de,name}' is not null),
  started_on date,
  finished_on date,
  -- What the home page says to those who come by this project; null: what it says to everyone.
  home jsonb check (jsonb_typeof(home) = 'object'),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  constraint projects_end_after_start check (finished_on >= started_on),
  constraint projects_id_with_owner unique (id, organisation_id)
);

create index projects_organisation on projects (organisation_id, id);

create table project_partners (
  project_id bigint not null,
  owner_id bigint not null,
  organisation_id bigint not null references organisations on delete cascade,
  primary key (project_id, organisation_id),
  constraint project_partners_of_project foreign key (project_id, owner_id)
    references projects (id, organisation_id) on update cascade on delete cascade,
  -- Whoever owns it takes part anyway.
  constraint project_partners_are_others check (organisation_id <> owner_id)
);

create index project_partners_organisation on project_partners (organisation_id, project_id);
create index project_partners_owner on project_partners (project_id, owner_id);

create view projects_directory as
  select id, slug, organisation_id, translations, started_on, finished_on from projects;

-- Who takes part in which: once for each, the owner included.
create view projects_participants as
  select id as project_id, organisation_id, true as is_owner from projects
  union all
  select project_id, organisation_id, false from project_partners;
