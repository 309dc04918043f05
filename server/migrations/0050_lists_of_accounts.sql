-- Whether an account still lives stands beside its place in each order: the last of many pages is then counted off in the index
-- alone, without looking at every account before it.
drop index accounts_by_last_name;
drop index accounts_by_creation;
drop index accounts_by_last_login;
drop index accounts_by_last_login_newest_first;
drop index accounts_by_email_backwards;
drop index accounts_email_key_unique;

create index accounts_by_last_name on accounts (last_name, id) include (deleted_at);
create index accounts_by_creation on accounts (created_at, id) include (deleted_at);
create index accounts_by_last_login on accounts (last_login_at, id) include (deleted_at);
create index accounts_by_last_login_newest_first on accounts (last_login_at desc nulls last, id desc)
  include (deleted_at);
create index accounts_by_email_backwards on accounts (email_key desc nulls last, id desc) include (deleted_at);
-- Also the other direction of that order.
create unique index accounts_email_key_unique on accounts (email_key) include (id) where deleted_at is null;

-- In the order they came, and how many there are.
create index accounts_living on accounts (id) where deleted_at is null;
