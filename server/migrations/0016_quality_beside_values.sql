-- A figure says how much of it was measured, billed or estimated: that too is read from the index alone.
drop index kpi_records_values;
create index kpi_records_values on kpi_records (organisation_id, kpi_id, period_end desc)
  include (id, period_start, canonical_value, quality) where deleted_at is null;
