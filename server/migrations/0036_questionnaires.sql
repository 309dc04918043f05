-- Questionnaires as editors last left them. Questions stand in one value: they are read, ordered and checked together, and
-- one version counts for all of them.
create table questionnaires (
  id bigint generated always as identity primary key,
  slug text not null constraint questionnaires_slug_unique unique check (length(slug) between 1 and 80 and slug !~ '^\d+$'),
  translations jsonb not null check (translations #> '{de,name}' is not null),
  duration_minutes smallint check (duration_minutes > 0),
  bands jsonb not null default '[]' check (jsonb_typeof(bands) = 'array'),
  -- In their order; shape in contract/src/questionnaire-shapes.ts.
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  -- The last number given to a question or an option: none is given twice, so what was removed is told from what never was.
  last_number integer not null default 0,
  active boolean not null default false,
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint questionnaires_active_asks check (not active or jsonb_array_length(questions) > 0)
);

create index questionnaires_names on questionnaires using gin (catalogue_names(translations) gin_trgm_ops);

-- Delivered questionnaires that a person has deleted: the next delivery does not bring them back.
create table removed_questionnaires (
  slug text primary key check (length(slug) between 1 and 80)
);

-- Which tag a questionnaire means by the slug it names: it may be renamed later. What only results of former versions
-- still name is not current.
create table questionnaire_tags (
  questionnaire_id bigint not null references questionnaires on delete cascade,
  named text not null check (length(named) between 1 and 80),
  tag_id bigint not null references tags on delete cascade,
  current boolean not null default true,
  primary key (questionnaire_id, named)
);

create index questionnaire_tags_tag on questionnaire_tags (tag_id, current);

-- What somebody has answered, exactly as it was asked.
create table questionnaire_versions (
  questionnaire_id bigint not null references questionnaires on delete cascade,
  version integer not null,
  bands jsonb not null,
  questions jsonb not null,
  created_at timestamptz not null default now(),
  primary key (questionnaire_id, version)
);

create function refuse_change_of_version() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a questionnaire is never changed';
end
$$;

create trigger questionnaire_versions_stay before update on questionnaire_versions
  for each row execute function refuse_change_of_version();

create table questionnaire_results (
  id bigint generated always as identity primary key,
  -- 256 random bits: whoever has it may see the result.
  key text not null constraint questionnaire_results_key_unique unique check (key ~ '^[A-Za-z0-9_-]{43}$'),
  questionnaire_id bigint not null,
  version integer not null,
  -- Made in the browser: the same answers sent again are not another result.
  submission_id uuid not null,
  request_hash bytea not null,
  language text not null check (language in ('de', 'en')),
  -- Those that count, and the questions that had been removed meanwhile.
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  removed_questions bigint[] not null default '{}',
  outcome jsonb not null,
  -- What it adds to questionnaire_counts, so that it can be taken out again.
  counted jsonb not null,
  seconds_taken integer check (seconds_taken >= 0),
  created_at timestamptz not null,
  constraint questionnaire_results_submission unique (questionnaire_id, submission_id),
  constraint questionnaire_results_version foreign key (questionnaire_id, version)
    references questionnaire_versions on delete cascade
);

create index questionnaire_results_newest on questionnaire_results (questionnaire_id, created_at, id);
create index questionnaire_results_by_time_taken on questionnaire_results (questionnaire_id, seconds_taken, id);
create index questionnaire_results_by_time_taken_longest_first
  on questionnaire_results (questionnaire_id, seconds_taken desc nulls last, id desc);
create index questionnaire_results_in_order on questionnaire_results (questionnaire_id, id);

-- How often what was answered. In slots, so that those who submit at once do not wait for each other; they are summed up.
create table questionnaire_counts (
  questionnaire_id bigint not null references questionnaires on delete cascade,
  what text not null check (length(what) between 1 and 80),
  slot smallint not null,
  amount bigint not null,
  primary key (questionnaire_id, what, slot)
) with (fillfactor = 50);

-- Who began and has not submitted: how far they came, and nothing else.
create table questionnaire_attempts (
  questionnaire_id bigint not null references questionnaires on delete cascade,
  submission_id uuid not null,
  question_id bigint not null,
  at timestamptz not null,
  primary key (questionnaire_id, submission_id)
);

create index questionnaire_attempts_question on questionnaire_attempts (questionnaire_id, question_id);
create index questionnaire_attempts_at on questionnaire_attempts (at);

create table kept_questionnaire_results (
  account_id bigint not null references accounts on delete cascade,
  result_id bigint not null references questionnaire_results on delete cascade,
  kept_at timestamptz not null,
  primary key (account_id, result_id)
);

create index kept_questionnaire_results_newest on kept_questionnaire_results (account_id, kept_at, result_id);
create index kept_questionnaire_results_result on kept_questionnaire_results (result_id);
