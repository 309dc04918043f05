alter table kpis add column tag_slugs text[] not null default '{}';

-- KPIs an organisation has entered values for. Once a KPI stands here its unit, frequency and formula stay, because
-- stored values rest on them. Records point here and not at the catalogue, so that organisations never wait for each
-- other's locks.
create table organisation_kpis (
  organisation_id bigint not null references organisations on delete cascade,
  kpi_id bigint not null references kpis,
  primary key (organisation_id, kpi_id)
);

create index organisation_kpis_kpi on organisation_kpis (kpi_id);

-- The value of a KPI for a period, or the reason why there is none.
create table kpi_records (
  id bigint generated always as identity,
  organisation_id bigint not null,
  kpi_id bigint not null,
  period_start date not null,
  period_end date not null,
  -- As it was entered, and the same in the unit of the KPI.
  value numeric check (abs(value) < 1e15 and scale(value) <= 12),
  unit_code text not null check (length(unit_code) between 1 and 50),
  canonical_value numeric check (canonical_value <> 'NaN' and abs(canonical_value) < 'infinity'),
  reason text check (reason in ('NOT_APPLICABLE', 'NOT_AVAILABLE', 'CONFIDENTIAL', 'INCLUDED_ELSEWHERE', 'UNCHANGED')),
  quality text not null check (quality in ('MEASURED', 'INVOICE', 'ESTIMATED')),
  note text check (length(note) between 1 and 2000),
  -- Odd, and meant.
  confirmed boolean not null default false,
  author_account_id bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (organisation_id, id),
  constraint kpi_records_known_kpi foreign key (organisation_id, kpi_id)
    references organisation_kpis (organisation_id, kpi_id) on delete cascade,
  constraint kpi_records_by_own_account foreign key (organisation_id, author_account_id)
    references accounts (organisation_id, id) on delete set null (author_account_id),
  constraint kpi_records_value_or_reason check (num_nonnulls(value, reason) = 1),
  constraint kpi_records_canonical_beside check ((value is null) = (canonical_value is null)),
  constraint kpi_records_whole_months check (
    period_start < period_end and period_start >= '1900-01-01'
    and extract(day from period_start) = 1 and extract(day from period_end + 1) = 1),
  -- No day of a KPI is told twice, whoever enters at the same moment.
  constraint kpi_records_no_overlap exclude using gist (
    organisation_id with =, kpi_id with =, daterange(period_start, period_end, '[]') with &&
  ) where (deleted_at is null)
);

-- Series and latest values are read from this index alone.
create index kpi_records_figures on kpi_records (organisation_id, kpi_id, period_end desc)
  include (id, period_start, canonical_value) where deleted_at is null;
create index kpi_records_deleted on kpi_records (organisation_id, kpi_id) where deleted_at is not null;

create table kpi_record_evidence (
  organisation_id bigint not null,
  kpi_record_id bigint not null,
  resource_id bigint not null,
  position integer not null default 0,
  primary key (organisation_id, kpi_record_id, resource_id),
  constraint kpi_record_evidence_own_record foreign key (organisation_id, kpi_record_id)
    references kpi_records (organisation_id, id) on delete cascade,
  constraint kpi_record_evidence_own_file foreign key (organisation_id, resource_id)
    references resources (organisation_id, id) on delete cascade
);

create index kpi_record_evidence_resource on kpi_record_evidence (organisation_id, resource_id);

-- Every version of a record: what it was after a change, by whom and when. What it was before is the version before.
-- The account is only named, not bound: who did it stays written whatever becomes of the account.
create table kpi_record_changes (
  organisation_id bigint not null,
  kpi_record_id bigint not null,
  version integer not null,
  at timestamptz not null,
  account_id bigint,
  kind text not null check (kind in ('CREATED', 'CHANGED', 'DELETED', 'RESTORED')),
  via text not null check (via in ('ENTRY', 'IMPORT')),
  state jsonb not null check (jsonb_typeof(state) = 'object'),
  primary key (organisation_id, kpi_record_id, version),
  constraint kpi_record_changes_of_record foreign key (organisation_id, kpi_record_id)
    references kpi_records (organisation_id, id) on delete cascade
);

create trigger kpi_record_changes_stay_as_written
  before update on kpi_record_changes
  for each statement execute function refuse_change();
