-- The operator's own organisation: the staff belong to it, so that every living account belongs to one.
alter table organisations add column operator boolean not null default false;
create unique index organisations_one_operator on organisations (operator) where operator;
insert into organisations (slug, name, operator) values ('metra', 'Metra', true);

-- Named at registration and offered again when a subscription is taken.
alter table organisations add column promotion_code text check (length(promotion_code) between 1 and 50);

alter table accounts drop constraint accounts_member_has_organisation;
alter table accounts add constraint accounts_living_has_organisation
  check (organisation_id is not null or status = 'DELETED');

create index accounts_search on accounts
  using gin (lower(coalesce(email, '') || ' ' || first_name || ' ' || last_name) gin_trgm_ops);

-- A person has no account until they accept: an invitation neither blocks nor steers a registration.
create table invitations (
  id bigint generated always as identity primary key,
  organisation_id bigint not null references organisations on delete cascade,
  email text not null check (length(email) between 3 and 254),
  email_key text not null check (length(email_key) between 3 and 254),
  token_hash bytea not null constraint invitations_token_unique unique check (octet_length(token_hash) = 32),
  invited_by bigint references accounts on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);

-- Inviting again replaces the token.
create unique index invitations_one_open_per_address on invitations (organisation_id, email_key)
  where accepted_at is null and revoked_at is null;
create index invitations_invited_by on invitations (invited_by) where invited_by is not null;
create index invitations_expiry on invitations (expires_at);

alter table mail_tokens drop constraint mail_tokens_kind_check;
alter table mail_tokens add constraint mail_tokens_kind_check check (kind in (
  'CONFIRM', 'RECOVERY', 'PASSWORD_CHANGE', 'CREDENTIALS_RESET', 'CREDENTIALS_CONFIRM'
));
