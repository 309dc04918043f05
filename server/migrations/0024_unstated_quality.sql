-- Where a value comes from is what somebody said; whoever says nothing has not measured it. What is stored stays.
alter table kpi_records
  drop constraint kpi_records_quality_check,
  add constraint kpi_records_quality_check check (quality in ('MEASURED', 'INVOICE', 'ESTIMATED', 'UNSTATED'));
