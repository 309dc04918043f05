-- The first part of the numbers of an organisation's frozen reports; given once, never again to another.
create table report_codes (
  organisation_id bigint primary key references organisations on delete cascade,
  code text not null constraint report_codes_code_unique unique check (code ~ '^[2-9A-HJKMNP-TV-Z]{4}$')
);

-- A report as it was at one moment. What it says is never changed; its files follow and are then never changed either.
create table frozen_reports (
  id bigint generated always as identity primary key,
  organisation_id bigint not null references organisations on delete cascade,
  -- The calendar year in which the business year begins.
  year smallint not null check (year between 1990 and 2100),
  sequence smallint not null check (sequence between 1 and 999),
  number text not null constraint frozen_reports_number_unique unique check (length(number) between 1 and 20),
  year_label text not null check (length(year_label) between 1 and 10),
  first_day date not null,
  last_day date not null,
  -- How complete it is by its standard.
  share numeric not null check (share between 0 and 1),
  replaces_id bigint,
  reason text check (length(btrim(reason)) between 1 and 1000),
  author_account_id bigint references accounts on delete set null,
  author_name text check (length(author_name) between 1 and 201),
  frozen_at timestamptz not null,
  -- Canonical JSON (RFC 8785) in UTF-8, as it is hashed and handed out.
  content bytea not null,
  content_hash bytea not null check (content_hash = sha256(content)),
  -- From here on: written once, when all its files are there.
  prepared_at timestamptz,
  manifest bytea,
  hash bytea check (hash = sha256(manifest)),
  pages integer check (pages > 0),
  constraint frozen_reports_series unique (organisation_id, year, sequence),
  constraint frozen_reports_of_organisation unique (organisation_id, id),
  constraint frozen_reports_own_predecessor foreign key (organisation_id, replaces_id)
    references frozen_reports (organisation_id, id),
  constraint frozen_reports_replaced_once unique (replaces_id),
  constraint frozen_reports_replaces_with_reason
    check ((sequence > 1) = (replaces_id is not null) and (sequence > 1) = (reason is not null)),
  constraint frozen_reports_whole_year check (last_day > first_day),
  constraint frozen_reports_prepared_as_a_whole
    check (num_nulls(prepared_at, manifest, hash) in (0, 3) and (prepared_at is not null or pages is null))
);

create index frozen_reports_latest on frozen_reports (organisation_id, frozen_at, id);
create index frozen_reports_numbers on frozen_reports (organisation_id, number, id);
create index frozen_reports_author on frozen_reports (author_account_id) where author_account_id is not null;
create index frozen_reports_unprepared on frozen_reports (frozen_at) where prepared_at is null;

create function refuse_gap_in_frozen_reports() returns trigger language plpgsql as $$
begin
  if new.sequence > 1 and not exists (
    select from frozen_reports
    where id = new.replaces_id and year = new.year and sequence = new.sequence - 1
  ) then
    raise exception 'frozen report % leaves a gap', new.number using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;

create trigger frozen_reports_without_gap after insert on frozen_reports
  for each row execute function refuse_gap_in_frozen_reports();

create trigger frozen_reports_stay_as_written before update of
  id, organisation_id, year, sequence, number, year_label, first_day, last_day, share, replaces_id, reason, author_name,
  frozen_at, content, content_hash on frozen_reports
  for each statement execute function refuse_change();
create trigger frozen_reports_prepared_once before update of prepared_at, manifest, hash, pages on frozen_reports
  for each row when (old.prepared_at is not null) execute function refuse_change();

-- They go with the organisation, which is then gone already, and never before.
create function refuse_removal_before_organisation() returns trigger language plpgsql as $$
begin
  if exists (select from organisations where id = old.organisation_id) then
    raise exception '% stays as long as its organisation', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;

create trigger frozen_reports_stay before delete on frozen_reports
  for each row execute function refuse_removal_before_organisation();
create trigger frozen_reports_kept before truncate on frozen_reports
  for each statement execute function refuse_change();

create table frozen_report_files (
  frozen_report_id bigint not null,
  organisation_id bigint not null,
  format text not null check (format in ('pdf', 'xlsx', 'json', 'xbrl')),
  -- Null: both languages are in it.
  language text check (language in ('de', 'en')),
  file_name text not null check (length(file_name) between 1 and 200),
  mime_type text not null check (length(mime_type) between 3 and 100),
  size integer not null check (size > 0),
  checksum bytea not null check (octet_length(checksum) = 32),
  storage_key text primary key check (length(storage_key) between 1 and 300),
  constraint frozen_report_files_one_of_each unique nulls not distinct (frozen_report_id, format, language),
  constraint frozen_report_files_own_report foreign key (organisation_id, frozen_report_id)
    references frozen_reports (organisation_id, id) on delete cascade
);

create index frozen_report_files_report on frozen_report_files (organisation_id, frozen_report_id);

create trigger frozen_report_files_stay_as_written before update on frozen_report_files
  for each statement execute function refuse_change();
create trigger frozen_report_files_stay before delete on frozen_report_files
  for each row execute function refuse_removal_before_organisation();
create trigger frozen_report_files_kept before truncate on frozen_report_files
  for each statement execute function refuse_change();
create trigger frozen_report_files_removed after delete on frozen_report_files
  for each row execute function note_unused_file();

-- A link that opens one frozen report, until it expires or is ended.
create table frozen_report_links (
  frozen_report_id bigint primary key,
  organisation_id bigint not null,
  token_hash bytea not null constraint frozen_report_links_token_unique unique check (octet_length(token_hash) = 32),
  -- Encrypted, so that members can copy the link and the code again.
  token_sealed bytea not null,
  code_sealed bytea,
  code_digest bytea check (octet_length(code_digest) = 32),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  created_by_account_id bigint references accounts on delete set null,
  opened integer not null default 0 check (opened >= 0),
  last_opened_at timestamptz,
  constraint frozen_report_links_own_report foreign key (organisation_id, frozen_report_id)
    references frozen_reports (organisation_id, id) on delete cascade,
  constraint frozen_report_links_code_as_a_whole check ((code_sealed is null) = (code_digest is null))
);

create index frozen_report_links_report on frozen_report_links (organisation_id, frozen_report_id);
create index frozen_report_links_created_by on frozen_report_links (created_by_account_id)
  where created_by_account_id is not null;

-- For whoever moves all stored bytes elsewhere.
create view frozen_reports_stored_bytes as select organisation_id, storage_key, checksum from frozen_report_files;
