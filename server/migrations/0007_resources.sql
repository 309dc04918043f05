-- Bytes that no row names. A key is written here before an upload begins and when a row lets go of its file, so that
-- a program killed at any moment leaves no bytes that nobody knows of.
create table unused_files (
  storage_key text primary key check (length(storage_key) between 1 and 300),
  -- An upload on its way has until then to be named by a row.
  removable_at timestamptz not null,
  being_removed boolean not null default false
);

create index unused_files_due on unused_files (removable_at);

create function note_unused_file() returns trigger language plpgsql as $$
begin
  insert into unused_files (storage_key, removable_at) values (old.storage_key, '-infinity')
    on conflict (storage_key) do nothing;
  return null;
end
$$;

create trigger resources_removed after delete on resources
  for each row execute function note_unused_file();
create trigger resources_replaced after update of storage_key on resources
  for each row when (old.storage_key <> new.storage_key) execute function note_unused_file();

-- How much an organisation keeps is read from the index alone.
create index resources_use on resources (organisation_id) include (size, deleted_at);

alter table resources drop constraint resources_type_check;
alter table resources add constraint resources_type_check check (type in ('FILE', 'IMAGE', 'LOGO', 'EVIDENCE'));
