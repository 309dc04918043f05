-- The month in which the organisation's year begins: 1 is January. Records keep their own months, so changing it moves nothing.
alter table organisations add column first_month_of_business_year smallint not null default 1
  constraint organisations_first_month_of_business_year check (first_month_of_business_year between 1 and 12);

create or replace view organisations_directory as
  select id, slug, name, time_zone, logo_resource_id, promotion_code, created_at, deleted_at, version,
    num_nulls(street, zip_code, city, country, industry_id, size_id) = 0 as is_profile_complete,
    first_month_of_business_year
  from organisations;

-- A year or a quarter that is not the calendar's is named by both its days: 2024-04-01/2025-03-31. Whatever else stands there is none.
create or replace function period_ends(period text) returns date language sql immutable parallel safe return
  case
    when period ~ '^[1-9][0-9]{3}$' then make_date(period::integer, 12, 31)
    when period ~ '^[1-9][0-9]{3}-Q[1-4]$' then
      (make_date(left(period, 4)::integer, right(period, 1)::integer * 3, 1) + interval '1 month - 1 day')::date
    when period ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$' then
      (make_date(left(period, 4)::integer, right(period, 2)::integer, 1) + interval '1 month - 1 day')::date
    when period ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-01/[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$' then (
      select ends::date from (values (12), (3)) as span (months)
      cross join lateral (
        select make_date(left(period, 4)::integer, substr(period, 6, 2)::integer, 1)
          + make_interval(months => months) - interval '1 day') as last (ends)
      where extract(year from ends) * 10000 + extract(month from ends) * 100 + extract(day from ends)
          = replace(right(period, 10), '-', '')::numeric
        and substr(period, 6, 2)::integer % months <> 1
    )
  end;
