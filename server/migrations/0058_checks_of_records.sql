-- PostgreSQL tries to inline a function in SQL each time a statement checks a constraint. It parsed this one with each
-- new record, which took a fifth of the insert, and never inlined it, because it contains subqueries. PL/pgSQL parses it
-- once for each connection.
create or replace function energy_of_fuels(lines jsonb) returns numeric language plpgsql immutable as $$
begin
  return case when jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 30 then (
    select case when bool_and(coalesce(
        length(line ->> 'fuel') between 1 and 80 and line ->> 'unit' in ('kg', 't', 'L', 'hL', 'm3')
        and (line ->> 'amount')::numeric >= 0 and (line ->> 'netCalorificValue')::numeric > 0
        and (line ->> 'energy')::numeric >= 0, false))
      then sum((line ->> 'energy')::numeric) end
    from jsonb_array_elements(lines) as each(line)) end;
end $$;
