-- Which KPIs a formula names, kept beside it by the database itself: a KPI that a formula names cannot be deleted, and a
-- formula that names a KPI nobody knows cannot be stored, whatever a program believes. Of two of one name the
-- organisation's own is meant.
create table kpi_formula_uses (
  kpi_id bigint not null references kpis on delete cascade,
  used_kpi_id bigint not null,
  primary key (kpi_id, used_kpi_id)
);

create index kpi_formula_uses_used on kpi_formula_uses (used_kpi_id);

create function kpis_named_by(owner bigint, formula jsonb) returns setof bigint language sql stable as $$
  select distinct coalesce(own.id, common.id)
  from jsonb_array_elements_text(
    coalesce(formula -> 'required', '[]') || coalesce(formula -> 'optional', '[]')) as name(slug)
  left join kpis own on own.organisation_id = owner and own.slug = name.slug
  left join kpis common on common.organisation_id is null and common.slug = name.slug
$$;

-- A formula that was left with nothing to name stays as it is until somebody changes it.
insert into kpi_formula_uses (kpi_id, used_kpi_id)
select k.id, used.id from kpis k, kpis_named_by(k.organisation_id, k.formula) as used(id)
where k.formula is not null and used.id is not null;

-- Checked at the end of the transaction, because all KPIs of an organisation go at once with it.
alter table kpi_formula_uses add constraint kpi_formula_uses_known_kpi foreign key (used_kpi_id) references kpis
  deferrable initially deferred;

create function keep_formula_uses() returns trigger language plpgsql as $$
begin
  delete from kpi_formula_uses where kpi_id = new.id;
  insert into kpi_formula_uses (kpi_id, used_kpi_id)
  select new.id, used.id from kpis_named_by(new.organisation_id, new.formula) as used(id);
  return null;
end
$$;

create trigger kpis_formula_written after insert on kpis
  for each row when (new.formula is not null) execute function keep_formula_uses();
create trigger kpis_formula_changed after update of formula on kpis
  for each row when (old.formula is distinct from new.formula) execute function keep_formula_uses();

-- Looked at when a statement is through, not at each of its rows: two records can exchange their periods.
alter table kpi_records drop constraint kpi_records_no_overlap;
alter table kpi_records add constraint kpi_records_no_overlap exclude using gist (
  organisation_id with =, kpi_id with =, daterange(period_start, period_end, '[]') with &&
) where (deleted_at is null) deferrable initially immediate;
