-- What an offer shows: a picture among the files of the organisation that offers it.
alter table offers
  add column image_id bigint,
  add constraint offers_own_image foreign key (organisation_id, image_id)
    references resources (organisation_id, id) on delete set null (image_id);
create index offers_image on offers (organisation_id, image_id) where image_id is not null;

alter table resource_uses
  drop constraint resource_uses_kind_check,
  add constraint resource_uses_kind_check check (kind in ('LANDING_PAGE', 'HOME', 'LEGAL_PAGE', 'OFFER'));
