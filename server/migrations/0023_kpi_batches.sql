-- Values that were written together, from a file or from the clipboard: they can be taken back together.
create table kpi_batches (
  organisation_id bigint not null references organisations on delete cascade,
  -- Of a paste the browser chooses it, because its values are sent one by one.
  id uuid not null,
  kind text not null check (kind in ('FILE', 'PASTE')),
  file_name text check (length(file_name) between 1 and 255),
  value_count integer not null check (value_count > 0),
  -- Only named, not bound: who did it stays written whatever becomes of the account.
  account_id bigint,
  created_at timestamptz not null,
  taken_back_at timestamptz,
  taken_back_by bigint,
  primary key (organisation_id, id),
  constraint kpi_batches_file_has_name check (kind = 'FILE' or file_name is null)
);

create index kpi_batches_newest on kpi_batches (organisation_id, created_at desc, id);

alter table kpi_record_changes
  add column batch_id uuid,
  add constraint kpi_record_changes_of_batch foreign key (organisation_id, batch_id)
    references kpi_batches (organisation_id, id),
  drop constraint kpi_record_changes_via_check,
  add constraint kpi_record_changes_via_check check (via in ('ENTRY', 'IMPORT', 'TAKE_BACK'));

create index kpi_record_changes_batch on kpi_record_changes (organisation_id, batch_id) where batch_id is not null;
