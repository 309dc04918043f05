-- What the search knows about words. Terms of a group stand for each other, in either language.
create table search_synonyms (
  id bigint generated always as identity primary key,
  slug text not null constraint search_synonyms_slug_unique unique check (length(slug) between 1 and 80),
  position integer not null default 0,
  german_terms text[] not null check (cardinality(german_terms) <= 50),
  english_terms text[] not null check (cardinality(english_terms) <= 50),
  active boolean not null default true,
  -- As in the rest of the catalogue: what a person has edited is never overwritten by what is delivered.
  edited_at timestamptz,
  version integer not null default 1,
  constraint search_synonyms_of_several check (cardinality(german_terms || english_terms) >= 2),
  constraint search_synonyms_without_gaps
    check (array_position(german_terms || english_terms, null) is null and '' <> all (german_terms || english_terms))
);

-- How a compound falls apart: "Solaranlage" is "Solar" and "Anlage".
create table search_compounds (
  id bigint generated always as identity primary key,
  slug text not null constraint search_compounds_slug_unique unique check (length(slug) between 1 and 80),
  position integer not null default 0,
  word text not null check (length(word) between 2 and 80),
  parts text[] not null check (cardinality(parts) between 2 and 5 and array_position(parts, null) is null and '' <> all (parts)),
  active boolean not null default true,
  edited_at timestamptz,
  version integer not null default 1
);

-- Whoever looks for the one may also want the other, not the other way round; it weighs less than a synonym.
create table search_relations (
  id bigint generated always as identity primary key,
  slug text not null constraint search_relations_slug_unique unique check (length(slug) between 1 and 80),
  position integer not null default 0,
  asked_terms text[] not null
    check (cardinality(asked_terms) between 1 and 50 and array_position(asked_terms, null) is null and '' <> all (asked_terms)),
  related_terms text[] not null
    check (cardinality(related_terms) between 1 and 50 and array_position(related_terms, null) is null and '' <> all (related_terms)),
  active boolean not null default true,
  edited_at timestamptz,
  version integer not null default 1
);
