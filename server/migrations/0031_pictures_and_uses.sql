-- What a picture shows, for those who do not see it, and the point that stays in sight when it is cropped.
alter table resources
  add column alt_text_de text check (length(alt_text_de) between 1 and 300),
  add column alt_text_en text check (length(alt_text_en) between 1 and 300),
  add column focus_x double precision check (focus_x between 0 and 1),
  add column focus_y double precision check (focus_y between 0 and 1),
  -- Of pictures, in pixels; null for whatever is none, and for pictures that are yet to be measured.
  add column image_width integer check (image_width > 0),
  add column image_height integer check (image_height > 0),
  add column image_moves boolean not null default false,
  add constraint resources_focus_whole check (num_nonnulls(focus_x, focus_y) in (0, 2)),
  add constraint resources_image_whole check (num_nonnulls(image_width, image_height) in (0, 2));

-- Pictures from before that are yet to be measured.
create index resources_unmeasured on resources (id) where image_width is null and mime_type like 'image/%';

-- Sizes a picture was drawn in, each made once. They belong to the content they were made of: other content, other sizes.
create table image_sizes (
  resource_id bigint not null references resources on delete cascade,
  width integer not null check (width > 0),
  format text not null check (format in ('avif', 'webp', 'jpg')),
  storage_key text not null constraint image_sizes_storage_key_unique unique check (length(storage_key) between 1 and 300),
  size bigint not null check (size > 0),
  primary key (resource_id, width, format)
);

create trigger image_sizes_removed after delete on image_sizes
  for each row execute function note_unused_file();

create function forget_image_sizes() returns trigger language plpgsql as $$
begin
  delete from image_sizes where resource_id = old.id;
  return null;
end
$$;

create trigger resources_replaced_sizes after update of storage_key on resources
  for each row when (old.storage_key <> new.storage_key) execute function forget_image_sizes();

-- Where content uses a file. What has a table of its own for it (logos, evidence) is read from there instead.
create table resource_uses (
  organisation_id bigint not null,
  kind text not null check (kind in ('LANDING_PAGE', 'HOME', 'LEGAL_PAGE')),
  subject_id bigint not null,
  resource_id bigint not null,
  -- What uses it is called so: { "de": …, "en": … }.
  names jsonb not null check (names ? 'de' and names ? 'en'),
  -- Everybody may see the picture for as long as this stands here.
  published boolean not null,
  primary key (organisation_id, kind, subject_id, resource_id),
  constraint resource_uses_own_file foreign key (organisation_id, resource_id)
    references resources (organisation_id, id) on delete cascade
);

create index resource_uses_resource on resource_uses (organisation_id, resource_id);
create index resource_uses_published on resource_uses (resource_id) where published;

create view kpis_record_files as
  select e.organisation_id, e.resource_id, r.id as kpi_record_id, r.kpi_id, r.period_start, r.period_end, k.translations
  from kpi_record_evidence e
  join kpi_records r on r.organisation_id = e.organisation_id and r.id = e.kpi_record_id and r.deleted_at is null
  join kpis k on k.id = r.kpi_id;

create view kpis_own_factor_files as
  select e.organisation_id, e.resource_id, f.id as own_factor_id, f.source, f.first_year, f.last_year
  from own_factor_evidence e
  join own_factors f on f.organisation_id = e.organisation_id and f.id = e.own_factor_id and f.deleted_at is null;

create view tracking_measure_files as
  select e.organisation_id, e.resource_id, m.id as trackable_measure_id, m.own_name, c.translations
  from measure_evidence e
  join trackable_measures m on m.organisation_id = e.organisation_id and m.id = e.trackable_measure_id
  left join catalogue_measures c on c.id = m.measure_id;
