-- Who writes to whom about an offer, what people say is wrong with one, and what the operator does about it.

alter table offers
  -- A picture of the organisation's own; resource_uses says whether everybody may see it.
  add column image_id bigint,
  add constraint offers_own_image foreign key (organisation_id, image_id)
    references resources (organisation_id, id) on delete set null (image_id),
  -- Hidden by the operator, whatever state its organisation gives it.
  add column taken_down_at timestamptz,
  add column taken_down_reason text check (length(taken_down_reason) between 1 and 1000),
  add constraint offers_taken_down_with_a_reason check (num_nonnulls(taken_down_at, taken_down_reason) in (0, 2)),
  -- Counted here, so that what has to be looked at is found without reading all reports.
  add column open_reports integer not null default 0 check (open_reports >= 0),
  add column reported_at timestamptz,
  add constraint offers_reported_since check ((open_reports > 0) = (reported_at is not null));
-- Not for the organisation's export: that something was reported is told when it is decided.
comment on column offers.open_reports is 'operator';
comment on column offers.reported_at is 'operator';
create index offers_image on offers (organisation_id, image_id) where image_id is not null;
create index offers_reported on offers (reported_at, id);
create index offers_reported_latest on offers (reported_at desc nulls last, id desc);
create index offers_taken_down on offers (taken_down_at, id) where taken_down_at is not null;
create index offers_titles on offers using gin (
  lower(coalesce(translations #>> '{de,title}', '') || ' ' || coalesce(translations #>> '{en,title}', '')) gin_trgm_ops
);

alter table posts
  add column image_id bigint,
  add constraint posts_own_image foreign key (organisation_id, image_id)
    references resources (organisation_id, id) on delete set null (image_id);
create index posts_image on posts (organisation_id, image_id) where image_id is not null;

alter table resource_uses
  drop constraint resource_uses_kind_check,
  add constraint resource_uses_kind_check check (kind in ('LANDING_PAGE', 'HOME', 'LEGAL_PAGE', 'OFFER', 'POST'));

-- Pictures are everybody's for exactly as long as what shows them is.
create function settle_marketplace_pictures(of_organisation bigint) returns void language sql as $$
  update resource_uses u set published = not u.published
  where u.organisation_id = of_organisation and u.kind in ('OFFER', 'POST')
    and u.published <> case u.kind
      when 'OFFER' then exists (select from offer_search s where s.offer_id = u.subject_id)
      else exists (select from posts p where p.organisation_id = u.organisation_id and p.id = u.subject_id
        and case when p.offer_id is null then exists (select from organisations_public o where o.id = p.organisation_id)
          else exists (select from offer_search s where s.offer_id = p.offer_id) end)
      end
$$;

create function settle_pictures_of_offer() returns trigger language plpgsql as $$
begin
  perform settle_marketplace_pictures(coalesce(new.organisation_id, old.organisation_id));
  return null;
end
$$;
create trigger offer_search_pictures after insert or delete on offer_search
  for each row execute function settle_pictures_of_offer();

-- Tags the operator puts on organisations.
create table organisation_tags (
  organisation_id bigint not null references organisations on delete cascade,
  tag_id bigint not null references tags on delete cascade,
  primary key (organisation_id, tag_id)
);
create index organisation_tags_tag on organisation_tags (tag_id);

-- Who wrote to an organisation: kept for a while, so that it can answer, and so that nobody sends the same twice.
create table offer_contacts (
  id bigint generated always as identity primary key,
  organisation_id bigint not null references organisations on delete cascade,
  offer_id bigint,
  -- As it was called then.
  offer_title text not null check (length(offer_title) between 1 and 120),
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  -- Of the writer, as they call it.
  organisation_name text check (length(organisation_name) between 1 and 200),
  text text not null check (length(text) between 1 and 4000),
  mailed_to text not null check (length(mailed_to) between 3 and 254),
  -- Of offer, address and text.
  said bytea not null,
  created_at timestamptz not null,
  constraint offer_contacts_once unique (organisation_id, said),
  constraint offer_contacts_own_offer foreign key (organisation_id, offer_id)
    references offers (organisation_id, id) on delete set null (offer_id)
);
create index offer_contacts_newest on offer_contacts (organisation_id, created_at desc, id desc);
create index offer_contacts_offer on offer_contacts (organisation_id, offer_id, created_at desc, id desc);
create index offer_contacts_age on offer_contacts (created_at);

-- What people say is wrong. Not the organisation's: it is not told who reports it.
create table offer_reports (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offers on delete cascade,
  -- A keyed hash of the account or the network: one for each person, and nobody can be read out of it.
  reporter bytea not null,
  is_member boolean not null,
  reason text not null check (reason in ('SPAM', 'WRONG', 'ILLEGAL', 'OTHER')),
  text text not null check (length(text) <= 2000),
  email text check (length(email) between 3 and 254),
  state text not null default 'OPEN' check (state in ('OPEN', 'DISMISSED', 'UPHELD')),
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint offer_reports_once unique (offer_id, reporter),
  constraint offer_reports_decided check ((state = 'OPEN') = (decided_at is null))
);
create index offer_reports_newest on offer_reports (offer_id, created_at desc, id desc);
create index offer_reports_open on offer_reports (offer_id) where state = 'OPEN';
create index offer_reports_age on offer_reports (decided_at) where decided_at is not null;

-- Whatever way an organisation or a person goes: what others see of them goes in the same moment.
create or replace function hide_offers_of_organisation() returns trigger language plpgsql as $$
begin
  delete from offer_search s where s.organisation_id = new.id
    and not exists (select from organisations_public p where p.id = new.id);
  if old.deleted_at is null and new.deleted_at is not null then
    delete from offer_partners p where p.organisation_id = new.id;
    delete from offer_partners p where p.offer_id = any(array(select f.id from offers f where f.organisation_id = new.id));
    delete from watch_list w where w.watched_organisation_id = new.id;
    delete from watch_list w where w.offer_id = any(array(select f.id from offers f where f.organisation_id = new.id));
    delete from offer_contacts c where c.organisation_id = new.id;
  end if;
  perform settle_marketplace_pictures(new.id);
  return null;
end
$$;

create function forget_watch_list() returns trigger language plpgsql as $$
begin
  delete from watch_list w where w.account_id = new.id;
  delete from watch_list_news n where n.account_id = new.id;
  delete from watch_list_settings s where s.account_id = new.id;
  return null;
end
$$;
create trigger accounts_deleted after update of status on accounts
  for each row when (old.status <> 'DELETED' and new.status = 'DELETED') execute function forget_watch_list();

-- Whoever does not want the daily mail, or wants it again.
create table watch_list_settings (
  account_id bigint primary key references accounts on delete cascade,
  digest boolean not null,
  updated_at timestamptz not null
);

-- What a person has yet to be told by mail; emptied when it is.
create table watch_list_news (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  type text not null check (type in ('offer.changed', 'offer.news', 'organisation.offer', 'organisation.news')),
  title text not null check (length(title) <= 200),
  offer_id bigint references offers on delete cascade,
  from_organisation_id bigint not null references organisations on delete cascade,
  created_at timestamptz not null
);
create index watch_list_news_of_account on watch_list_news (account_id, created_at, id);
create index watch_list_news_offer on watch_list_news (offer_id) where offer_id is not null;
create index watch_list_news_organisation on watch_list_news (from_organisation_id);

-- One mail a day for each, however many servers run.
create table watch_list_digests (
  account_id bigint not null references accounts on delete cascade,
  day date not null,
  at timestamptz not null,
  primary key (account_id, day)
);
create index watch_list_digests_age on watch_list_digests (at);

-- For the operator's list of all organisations.
create index organisations_by_age on organisations (created_at, id);
create index organisations_verified on organisations (verified_at) where verified_at is not null;
create view organisations_administration as
  select id, slug, name, type, slogan, description, website, email, phone, street, additional_info, zip_code, city, country,
    location_label, latitude, longitude, industry_id, size_id, logo_resource_id, listed, verified_at, created_at,
    deleted_at, remove_after, operator, version
  from organisations;

-- What offers are matched by. A topic is a tag that says what something is about, below the broadest ones: that offers and
-- measures share it makes them fit; other tags they share only make them fit better.
create view tags_topics as
  select t.id, t.slug from tags t join tag_types y on y.id = t.tag_type_id
  where y.hierarchical and y.available_for @> array['MEASURE', 'OFFER'] and t.parent_id is not null;

create view catalogue_measure_tags as
  select mt.measure_id, m.goal_id, m.organisation_id, m.active, mt.tag_id
  from measure_tags mt join measures m on m.id = mt.measure_id;

create or replace view kpis_definitions as
  select id, organisation_id, slug, translations, unit_code, decimals, direction, active, band_min, band_max, frequency,
    sector, num_nonnulls(formula, computed_by) > 0 as is_computed, category_id
  from kpis;

-- What a measure is about; one of which nothing is said is about what most measures of its goal are.
create function topics_of_measure(of_measure bigint, of_goal bigint) returns text[] language sql stable as $$
  select coalesce(
    (select array_agg(t.slug order by t.slug) from catalogue_measure_tags mt join tags_topics t on t.id = mt.tag_id
      where mt.measure_id = of_measure),
    (select array_agg(common.slug order by common.slug) from (
      select t.slug from catalogue_measure_tags mt join tags_topics t on t.id = mt.tag_id
      where mt.goal_id = of_goal and mt.organisation_id is null and mt.active
      group by t.slug
      having count(*) * 2 >= (select count(distinct all_of.measure_id) from catalogue_measure_tags all_of
        where all_of.goal_id = of_goal and all_of.organisation_id is null and all_of.active)
    ) common),
    '{}')
$$;

-- The one rule: public offers of others with a topic that is asked for, or one below it.
create function matching_offers(topics text[], except_organisation bigint) returns setof offer_search
  language sql stable as $$
  select s.* from offer_search s
  where s.tags_and_above && topics and s.organisation_id is distinct from except_organisation
$$;
