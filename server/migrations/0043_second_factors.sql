-- When somebody last proved who they are: what a stolen session must not do asks for it to be recent.
alter table sessions add column authenticated_at timestamptz not null default now();
update sessions set authenticated_at = created_at;

-- An authenticator app. It holds once a code of it was entered.
create table totp_secrets (
  account_id bigint primary key references accounts on delete cascade,
  -- Encrypted: whoever reads this table alone can make no codes.
  sealed_secret bytea not null check (octet_length(sealed_secret) between 30 and 200),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The newest step of 30 seconds whose code was taken: no code is taken twice, and none older than another.
  last_step bigint check (last_step > 0),
  constraint totp_secrets_confirmed_by_a_code check ((confirmed_at is null) = (last_step is null))
);

create table passkeys (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  credential_id bytea not null constraint passkeys_credential_unique unique
    check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) between 1 and 4000),
  -- How often it says it was used; 0 for ever where it does not count.
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}' check (array_length(transports, 1) <= 10),
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id, id);

-- For the day all else is lost; each works once.
create table recovery_codes (
  account_id bigint not null references accounts on delete cascade,
  -- Keyed, because every code could be tried against a plain hash.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- What was begun and waits for a proof. Only the hash is kept; taken by deleting it.
create table sign_in_challenges (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  purpose text not null check (purpose in ('SECOND_FACTOR', 'PASSKEY_LOGIN', 'CONFIRM', 'NEW_PASSKEY')),
  -- Null: whose it is, the passkey will tell.
  account_id bigint references accounts on delete cascade,
  -- Of the password that was right when it began: another one ends what was begun with it.
  password_proof bytea check (octet_length(password_proof) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint sign_in_challenges_know_whose check ((account_id is null) = (purpose = 'PASSKEY_LOGIN')),
  constraint sign_in_challenges_know_the_password check ((password_proof is null) = (purpose <> 'SECOND_FACTOR'))
);
create index sign_in_challenges_account on sign_in_challenges (account_id) where account_id is not null;
create index sign_in_challenges_expiry on sign_in_challenges (expires_at);
