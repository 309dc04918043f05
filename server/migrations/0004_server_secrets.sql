-- Keys that all servers on this database share, made by whichever comes first.
create table server_secrets (
  name text primary key check (length(name) between 1 and 100),
  value bytea not null check (octet_length(value) = 32),
  created_at timestamptz not null default now()
);
