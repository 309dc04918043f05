-- Fuels with their net calorific value: what was bought in kilograms, litres or cubic metres becomes energy.
create table fuels (
  id bigint generated always as identity primary key,
  slug text not null constraint fuels_slug_unique unique check (length(slug) between 1 and 80),
  position integer not null default 0,
  -- {"de": {"name": …, "source": …}, "en": {…}}
  translations jsonb not null check (translations #> '{de,name}' is not null),
  state text not null check (state in ('SOLID', 'LIQUID', 'GASEOUS')),
  -- MJ a kilogram, which is TJ a gigagram.
  net_calorific_value numeric not null check (net_calorific_value > 0),
  -- Kilograms a litre of what is liquid, a cubic metre of what is gaseous.
  density numeric check (density > 0),
  renewable boolean not null,
  -- Slugs of KPIs that are entered for this fuel alone.
  own_kpis text[] not null default '{}',
  active boolean not null default true,
  edited_at timestamptz,
  version integer not null default 1,
  constraint fuels_density_of_what_flows check ((density is null) = (state = 'SOLID'))
);

-- Not null: may be entered as amounts of fuels; which of them are meant.
alter table kpis add column fuels text check (fuels in ('RENEWABLE', 'NON_RENEWABLE'));

-- What lines of fuels add up to in kWh; null where they are none.
create function energy_of_fuels(lines jsonb) returns numeric language sql immutable as $$
  select case when jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 30 then (
    select case when bool_and(coalesce(
        length(line ->> 'fuel') between 1 and 80 and line ->> 'unit' in ('kg', 't', 'L', 'hL', 'm3')
        and (line ->> 'amount')::numeric >= 0 and (line ->> 'netCalorificValue')::numeric > 0
        and (line ->> 'energy')::numeric >= 0, false))
      then sum((line ->> 'energy')::numeric) end
    from jsonb_array_elements(lines) as each(line)) end
$$;

-- The amounts a value was made of, as they were entered, with the net calorific value and density that were taken:
-- [{"fuel", "amount", "unit", "netCalorificValue", "density", "energy"}]
alter table kpi_records
  add column fuels jsonb,
  add constraint kpi_records_energy_of_fuels
    check (fuels is null or coalesce(unit_code = 'kW.h' and value = energy_of_fuels(fuels), false));
