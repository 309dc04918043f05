-- Extensions that every managed PostgreSQL offers and that an ordinary owner may create (all are "trusted").
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

create table organisations (
  id bigint generated always as identity primary key,
  slug text not null constraint organisations_slug_unique unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  name text not null check (length(btrim(name)) between 1 and 200),
  time_zone text not null default 'Europe/Berlin' check (length(time_zone) between 1 and 64),
  street text check (length(street) between 1 and 200),
  additional_info text check (length(additional_info) between 1 and 200),
  zip_code text check (length(zip_code) between 1 and 20),
  city text check (length(city) between 1 and 200),
  -- ISO 3166-1 alpha-2: VAT rules and the country outline both need the code, not a name.
  country text check (country ~ '^[A-Z]{2}$'),
  location_label text check (length(location_label) between 1 and 300),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- The foreign keys of these three follow where their tables are made.
  industry_id bigint,
  size_id bigint,
  logo_resource_id bigint,
  website text check (length(website) between 1 and 2000),
  email text check (length(email) between 3 and 254),
  phone text check (length(phone) between 1 and 50),
  description text check (length(description) between 1 and 10000),
  listed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  remove_after timestamptz,
  version integer not null default 1,
  constraint organisations_location_whole
    check (num_nonnulls(location_label, latitude, longitude) in (0, 3)),
  constraint organisations_removal_follows_deletion
    check (remove_after is null or deleted_at is not null)
);

create index organisations_industry on organisations (industry_id);
create index organisations_size on organisations (size_id);
create index organisations_logo on organisations (logo_resource_id) where logo_resource_id is not null;
create index organisations_due_for_removal on organisations (remove_after) where remove_after is not null;
create index organisations_name_search on organisations using gin (name gin_trgm_ops);

create table accounts (
  id bigint generated always as identity primary key,
  organisation_id bigint references organisations on delete cascade,
  -- As the person typed it, for writing to; email_key is what logins and uniqueness compare.
  email text check (length(email) between 3 and 254),
  email_key text check (length(email_key) between 3 and 320),
  password_hash text check (length(password_hash) between 1 and 500),
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  language text not null default 'de' check (language in ('de', 'en')),
  roles text[] not null default '{USER}'
    check (roles <@ array['USER', 'METRA', 'ADMIN'] and cardinality(roles) > 0),
  status text not null default 'PENDING' check (status in ('PENDING', 'ACTIVE', 'SPAM', 'DELETED')),
  must_change_password boolean not null default false,
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_login_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  constraint accounts_deleted_has_a_date check ((status = 'DELETED') = (deleted_at is not null)),
  -- A deleted account is anonymised, everyone else can be written to.
  constraint accounts_email_kept_while_alive
    check (status = 'DELETED' or (email is not null and email_key is not null)),
  constraint accounts_active_can_sign_in check (status <> 'ACTIVE' or password_hash is not null),
  -- Only the operator's own staff belong to no organisation.
  constraint accounts_member_has_organisation
    check (organisation_id is not null or status = 'DELETED' or roles && array['METRA', 'ADMIN'])
);

create unique index accounts_email_key_unique on accounts (email_key) where deleted_at is null;
create index accounts_organisation on accounts (organisation_id, id);

create table sessions (
  -- Only the SHA-256 of the token is kept, so a stolen copy of the database opens no session.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  -- What lists and "end this session" name, since the hash is nobody's business.
  id bigint generated always as identity constraint sessions_id_unique unique,
  account_id bigint not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  idle_seconds integer not null check (idle_seconds > 0),
  user_agent text check (length(user_agent) <= 500),
  ip inet,
  impersonator_account_id bigint references accounts on delete cascade,
  impersonation_reason text check (length(impersonation_reason) between 1 and 1000),
  ended_at timestamptz,
  constraint sessions_impersonation_has_a_reason
    check ((impersonator_account_id is null) = (impersonation_reason is null))
);

create index sessions_account on sessions (account_id, id);
create index sessions_impersonator on sessions (impersonator_account_id) where impersonator_account_id is not null;
create index sessions_expiry on sessions (expires_at);

create table mail_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id bigint not null references accounts on delete cascade,
  kind text not null check (kind in (
    'CONFIRM', 'RECOVERY', 'PASSWORD_CHANGE', 'CREDENTIALS_RESET', 'CREDENTIALS_CONFIRM', 'INVITATION'
  )),
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);

-- A newer token ends the older: whoever issues one revokes the live one first, or fails here.
create unique index mail_tokens_one_live_per_kind on mail_tokens (account_id, kind)
  where used_at is null and revoked_at is null;
create index mail_tokens_account on mail_tokens (account_id);
create index mail_tokens_expiry on mail_tokens (expires_at);
