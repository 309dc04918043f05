-- KPIs an organisation does not use, with the reason its reports give. Switched on again, the row is gone; records are
-- never touched.
create table switched_off_kpis (
  organisation_id bigint not null references organisations on delete cascade,
  kpi_id bigint not null references kpis on delete cascade,
  reason text not null check (length(btrim(reason)) between 1 and 500),
  at timestamptz not null,
  account_id bigint,
  primary key (organisation_id, kpi_id),
  constraint switched_off_kpis_by_own_account foreign key (organisation_id, account_id)
    references accounts (organisation_id, id) on delete set null (account_id)
);

create index switched_off_kpis_kpi on switched_off_kpis (kpi_id);
create index switched_off_kpis_account on switched_off_kpis (organisation_id, account_id) where account_id is not null;

-- Nobody enters a new record for a KPI that is switched off, also not somebody who began before it was: whoever switches it
-- off waits for those who write, and the function looks again when its turn has come. What is there may be mended.
create function refuse_record_of_switched_off_kpi() returns trigger language plpgsql as $$
begin
  if exists (select from switched_off_kpis s where s.organisation_id = new.organisation_id and s.kpi_id = new.kpi_id) then
    raise exception 'The KPI is switched off'
      using errcode = 'check_violation', constraint = 'kpi_records_of_kpi_in_use', table = 'kpi_records';
  end if;
  return new;
end $$;

create trigger kpi_records_of_kpi_in_use before insert on kpi_records
  for each row execute function refuse_record_of_switched_off_kpi();
