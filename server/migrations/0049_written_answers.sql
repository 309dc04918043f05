-- What people wrote themselves, for searching results: never which options they chose.
create function written_answers(answers jsonb) returns text language sql immutable parallel safe as $$
  select lower(coalesce(string_agg(answer ->> 'text', E'\n' order by place), ''))
  from jsonb_array_elements(answers) with ordinality as each (answer, place)
$$;

create index questionnaire_results_written on questionnaire_results using gin (written_answers(answers) gin_trgm_ops);
