-- No foreign keys here: what happened stays written down after the account or organisation is gone.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  organisation_id bigint,
  actor_account_id bigint,
  as_account_id bigint,
  action text not null check (length(action) between 1 and 100),
  subject text check (length(subject) between 1 and 300),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  ip inet,
  user_agent text check (length(user_agent) <= 500)
);

create index audit_log_actor on audit_log (actor_account_id, id);
create index audit_log_as_account on audit_log (as_account_id, id) where as_account_id is not null;
create index audit_log_organisation on audit_log (organisation_id, id);
create index audit_log_subject on audit_log (subject, id);
create index audit_log_action on audit_log (action, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

create table events (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  type text not null check (length(type) between 1 and 100),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  link text check (length(link) between 1 and 2000),
  created_at timestamptz not null default now(),
  seen_at timestamptz
);

create index events_account on events (account_id, id desc);
create index events_unseen on events (account_id, id desc) where seen_at is null;

create table stored_values (
  organisation_id bigint not null references organisations on delete cascade,
  name text not null check (length(name) between 1 and 100),
  value text not null check (octet_length(value) <= 262144),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by bigint references accounts on delete set null,
  primary key (organisation_id, name)
);

create index stored_values_updated_by on stored_values (updated_by) where updated_by is not null;

-- Shared by all servers; worthless after a crash of the database, so it skips the write-ahead log.
create unlogged table rate_limits (
  -- A hash: no address of a person or a machine stands here.
  key bytea primary key check (octet_length(key) = 32),
  -- When the allowance is whole again. Not indexed, so that an update stays within its page.
  whole_again_at timestamptz not null
) with (fillfactor = 70);

create table idempotency_keys (
  account_id bigint not null references accounts on delete cascade,
  key text not null check (length(key) between 1 and 200),
  operation text not null check (length(operation) between 1 and 100),
  -- Tells a repeated request from another one under the same key.
  request_hash bytea not null check (octet_length(request_hash) = 32),
  -- Both empty while the first request is still being worked on.
  status smallint check (status between 100 and 599),
  response jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (account_id, key)
);

create index idempotency_keys_expiry on idempotency_keys (expires_at);

create table outbox_mails (
  id bigint generated always as identity primary key,
  recipient text not null check (length(recipient) between 3 and 254),
  -- Normalised, to count how many mails one address got lately.
  recipient_key text not null check (length(recipient_key) between 3 and 320),
  kind text not null check (length(kind) between 1 and 100),
  language text not null check (language in ('de', 'en')),
  subject text not null check (length(subject) between 1 and 500),
  text_body text,
  html_body text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  attempts integer not null default 0,
  last_error text check (length(last_error) <= 2000),
  next_attempt_at timestamptz not null default now(),
  -- The bodies hold links with live tokens: they are cleared once the mail has left or was given up.
  constraint outbox_mails_body_until_sent
    check (sent_at is not null or failed_at is not null or text_body is not null)
);

create index outbox_mails_due on outbox_mails (next_attempt_at) where sent_at is null and failed_at is null;
create index outbox_mails_recipient on outbox_mails (recipient_key, created_at);

create table resources (
  id bigint generated always as identity primary key,
  -- Null: the operator's own content, such as pictures of landing pages.
  organisation_id bigint references organisations on delete cascade,
  account_id bigint references accounts on delete set null,
  name text not null check (length(name) between 1 and 255),
  description text check (length(description) between 1 and 2000),
  type text not null default 'FILE' check (length(type) between 1 and 50),
  mime_type text not null check (length(mime_type) between 3 and 255),
  size bigint not null check (size >= 0),
  checksum bytea not null check (octet_length(checksum) = 32),
  storage_key text not null constraint resources_storage_key_unique unique
    check (length(storage_key) between 1 and 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  -- Lets other tables insist that a file is their own organisation's.
  constraint resources_of_organisation unique (organisation_id, id)
);

create index resources_account on resources (account_id) where account_id is not null;
create index resources_deleted on resources (deleted_at) where deleted_at is not null;

-- A logo is always one's own file.
alter table organisations add constraint organisations_logo_is_own
  foreign key (id, logo_resource_id) references resources (organisation_id, id)
  on delete set null (logo_resource_id);
