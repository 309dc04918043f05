-- What organisations offer each other, and how it is found.
create extension if not exists cube;
create extension if not exists fuzzystrmatch;

-- How an organisation shows itself to others. Without English its German words are shown.
alter table organisations
  add column type text references organisation_types (slug) on update cascade,
  add column slogan text check (length(slogan) between 1 and 200),
  add column english_slogan text check (length(english_slogan) between 1 and 200),
  add column english_description text check (length(english_description) between 1 and 10000),
  -- The operator has checked who they are.
  add column verified_at timestamptz;

create table offers (
  id bigint generated always as identity primary key,
  organisation_id bigint not null references organisations on delete cascade,
  -- What the demo knows it by; nobody else's offers have one.
  delivered_as text constraint offers_delivered_once unique check (length(delivered_as) between 1 and 100),
  offer_type text not null references offer_types (slug) on update cascade,
  -- {"de": {"title": …, "summary": …, "description": …, "priceHint": …}, "en": {…}}
  translations jsonb not null check (translations #> '{de,title}' is not null),
  location_label text check (length(location_label) between 1 and 300),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  remote boolean not null default false,
  radius_km integer check (radius_km between 1 and 2000),
  contact_name text check (length(contact_name) between 1 and 200),
  contact_email text check (length(contact_email) between 3 and 254),
  contact_phone text check (length(contact_phone) between 1 and 50),
  contact_website text check (length(contact_website) between 1 and 2000),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  version integer not null default 1,
  constraint offers_location_whole check (num_nonnulls(location_label, latitude, longitude) in (0, 3)),
  constraint offers_published_has_a_date check (state <> 'PUBLISHED' or published_at is not null),
  -- Lets other tables insist on whose offer it is.
  constraint offers_of_organisation unique (organisation_id, id)
);

create index organisations_type on organisations (type) where type is not null;
create index offers_by_type on offers (offer_type);
create index offers_newest on offers (organisation_id, created_at desc, id desc);
create index offers_by_state on offers (state, id);
create index offers_by_creation on offers (created_at, id);

create table offer_categories (
  offer_id bigint not null references offers on delete cascade,
  category_id bigint not null references categories,
  position smallint not null,
  primary key (offer_id, category_id)
);
create index offer_categories_category on offer_categories (category_id);

create table offer_tags (
  offer_id bigint not null references offers on delete cascade,
  tag_id bigint not null references tags on delete cascade,
  primary key (offer_id, tag_id)
);
create index offer_tags_tag on offer_tags (tag_id);

-- Whoever is named as a partner is asked first: an invitation, not a claim.
create table offer_partners (
  offer_id bigint not null references offers on delete cascade,
  organisation_id bigint not null references organisations on delete cascade,
  state text not null default 'INVITED' check (state in ('INVITED', 'ACCEPTED')),
  invited_at timestamptz not null,
  answered_at timestamptz,
  primary key (offer_id, organisation_id),
  constraint offer_partners_accepted_has_a_date check ((state = 'ACCEPTED') = (answered_at is not null))
);
create index offer_partners_organisation on offer_partners (organisation_id, state);

-- News of an organisation, about one of its offers or about itself.
create table posts (
  id bigint generated always as identity primary key,
  organisation_id bigint not null references organisations on delete cascade,
  offer_id bigint,
  translations jsonb not null check (translations #> '{de,title}' is not null),
  created_at timestamptz not null,
  constraint posts_of_own_offer foreign key (organisation_id, offer_id)
    references offers (organisation_id, id) on delete cascade
);
create index posts_of_organisation on posts (organisation_id, created_at desc, id desc);
create index posts_of_offer on posts (organisation_id, offer_id, created_at desc, id desc);

-- What happened to an offer, by day: totals that name nobody.
create table offer_days (
  offer_id bigint not null references offers on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  matches integer not null default 0 check (matches >= 0),
  primary key (offer_id, day)
);

-- Where something is, as a point on a sphere of radius 1: distances need no case for the date line or the poles.
create function sphere_point(latitude double precision, longitude double precision) returns cube
  language sql immutable strict parallel safe return
  cube(array[
    cos(radians(latitude)) * cos(radians(longitude)),
    cos(radians(latitude)) * sin(radians(longitude)),
    sin(radians(latitude))
  ]);

-- What is public, ready to be searched: a row for each offer that anybody may see, and none for any other.
create table offer_search (
  offer_id bigint primary key references offers on delete cascade,
  organisation_id bigint not null references organisations on delete cascade,
  words tsvector not null,
  categories text[] not null,
  offer_type text not null,
  tags text[] not null,
  -- The same with all tags above them: who asks for a topic finds what is below it.
  tags_and_above text[] not null,
  remote boolean not null,
  position cube,
  -- Days since 1970: age is told in days, so that the order stays while one pages.
  published_on integer not null,
  german_title text not null,
  english_title text not null,
  -- Changes when offers are taken apart in another way; those of an older one are done again.
  index_version smallint not null
);
create index offer_search_words on offer_search using gin (words);
create index offer_search_categories on offer_search using gin (categories);
create index offer_search_tags on offer_search using gin (tags_and_above);
create index offer_search_types on offer_search (offer_type, published_on desc, offer_id desc);
create index offer_search_positions on offer_search using gist (position);
create index offer_search_newest on offer_search (published_on desc, offer_id desc);
create index offer_search_remote on offer_search (published_on desc, offer_id desc) where remote;
create index offer_search_organisation on offer_search (organisation_id);
create index offer_search_german_titles on offer_search (german_title text_pattern_ops);
create index offer_search_english_titles on offer_search (english_title text_pattern_ops);

-- Every word that stands in a public offer, as people type it: small letters, ae for ä, ss for ß.
create table offer_words (
  word text primary key check (length(word) between 1 and 60),
  -- As it was written when it was first seen.
  shown text not null check (length(shown) between 1 and 100),
  uses integer not null default 1,
  german_stem text generated always as (coalesce((ts_lexize('german_stem', word))[1], word)) stored,
  english_stem text generated always as (coalesce((ts_lexize('english_stem', word))[1], word)) stored
);
create index offer_words_german on offer_words (german_stem);
create index offer_words_english on offer_words (english_stem);
create index offer_words_trigrams on offer_words using gin (word gin_trgm_ops);
create index offer_words_beginnings on offer_words (word text_pattern_ops);
-- For mistyped words: the first letter is nearly always right, the length nearly.
create index offer_words_shapes on offer_words (left(word, 1), length(word));

-- The words of one thing asked for, in either language's stems: 'solar | (photovoltaik & anlage)'.
create function offer_query(words text) returns tsquery language sql immutable parallel safe return
  to_tsquery('german', words) || to_tsquery('english', words);

-- What an organisation must be for its offers to be seen: listed, not deleted, and known by somebody who has confirmed
-- an address, or by the operator.
create view organisations_public as
  select o.id, o.slug, o.name, o.logo_resource_id, o.verified_at, o.type, o.created_at
  from organisations o
  where o.listed and o.deleted_at is null
    -- Asked one by one, with a limit: otherwise PostgreSQL may read all accounts to know those of a few organisations.
    and (o.verified_at is not null
      or (select true from accounts_people p where p.organisation_id = o.id and p.status = 'ACTIVE' limit 1));

-- Whatever else is forgotten: nothing is found of an organisation that is not public any more.
create function hide_offers_of_organisation() returns trigger language plpgsql as $$
begin
  delete from offer_search s where s.organisation_id = new.id
    and not exists (select from organisations_public p where p.id = new.id);
  return null;
end
$$;
create trigger organisations_hidden after update of listed, deleted_at, verified_at on organisations
  for each row execute function hide_offers_of_organisation();

create function hide_offers_of_account() returns trigger language plpgsql as $$
begin
  delete from offer_search s where s.organisation_id = old.organisation_id
    and not exists (select from organisations_public p where p.id = old.organisation_id);
  return null;
end
$$;
create trigger accounts_hidden after update of status on accounts
  for each row when (old.status = 'ACTIVE' and new.status <> 'ACTIVE') execute function hide_offers_of_account();

create or replace view organisations_directory as
  select id, slug, name, time_zone, logo_resource_id, promotion_code, created_at, deleted_at, version,
    num_nulls(street, zip_code, city, country, industry_id, size_id) = 0 as is_profile_complete,
    first_month_of_business_year, verified_at
  from organisations;

create view tags_types as
  select id, slug, translations, position, available_for from tag_types;

-- What a person wants to hear of.
create table watch_list (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  offer_id bigint references offers on delete cascade,
  -- Not whose row this is: what an organisation exports of itself does not tell who watches it.
  watched_organisation_id bigint references organisations on delete cascade,
  created_at timestamptz not null,
  constraint watch_list_one_thing check (num_nonnulls(offer_id, watched_organisation_id) = 1),
  constraint watch_list_once unique nulls not distinct (account_id, offer_id, watched_organisation_id)
);
create index watch_list_newest on watch_list (account_id, created_at desc, id desc);
create index watch_list_offer on watch_list (offer_id, created_at) where offer_id is not null;
create index watch_list_organisation on watch_list (watched_organisation_id, created_at)
  where watched_organisation_id is not null;

-- What the page of an organisation shows.
create view organisations_pages as
  select id, slug, name, type, slogan, english_slogan, description, english_description, website, email, phone, street,
    additional_info, zip_code, city, country, location_label, latitude, longitude, industry_id, size_id, logo_resource_id,
    listed, verified_at, created_at, deleted_at, version
  from organisations;
create index organisations_listed on organisations (name, id) where listed and deleted_at is null;
create index organisations_listed_by_age on organisations (created_at, id) where listed and deleted_at is null;
create index organisations_listed_by_type on organisations (type) where listed and deleted_at is null;

create index offer_search_titles on offer_search using gin ((german_title || ' ' || english_title) gin_trgm_ops);
