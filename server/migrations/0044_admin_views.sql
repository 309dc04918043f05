-- A view is a link with a name: what the address of a list of administration says.
create table admin_views (
  id bigint generated always as identity primary key,
  list text not null check (length(list) <= 40),
  -- Whose it is; nobody's where it is for all.
  account_id bigint references accounts on delete cascade,
  made_by bigint references accounts on delete set null,
  name text not null check (length(name) <= 60),
  search text not null check (length(search) <= 2000),
  version integer not null default 1,
  created_at timestamptz not null
);
create index admin_views_of_list on admin_views (list, account_id, id);
create index admin_views_account on admin_views (account_id);
create index admin_views_made_by on admin_views (made_by);
