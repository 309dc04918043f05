-- Editors look at the results of one version, the newest first; the foreign key to the version uses it as well.
create index questionnaire_results_of_version on questionnaire_results (questionnaire_id, version, created_at, id);
create index questionnaire_results_of_version_by_time_taken
  on questionnaire_results (questionnaire_id, version, seconds_taken, id);
create index questionnaire_results_of_version_longest_first
  on questionnaire_results (questionnaire_id, version, seconds_taken desc nulls last, id desc);
