-- A project may say something of its own on the home page; without that it says what everyone reads.
alter table projects drop column home;

alter table homes
  add column project_id bigint references projects on delete cascade,
  add constraint homes_one_of_each unique nulls not distinct (project_id);
