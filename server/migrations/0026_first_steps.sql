-- What the first steps of an organisation are told from.
create view accounts_invitations as
  select id, organisation_id from invitations;

-- Values that stand: what was deleted, and what has a reason instead, is none.
create view kpis_values as
  select organisation_id, kpi_id, period_start, period_end from kpi_records
  where deleted_at is null and canonical_value is not null;
