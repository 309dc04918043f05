-- A search combines words with filters. One index finds the offers that meet all conditions; with an index for each
-- column, PostgreSQL first collects the offers that meet one of them.
create index offer_search_conditions on offer_search
  using gin (words, title_words, categories, tags_and_above, (array[offer_type]));
drop index offer_search_words, offer_search_title_words, offer_search_categories, offer_search_tags, offer_search_types;

-- PostgreSQL reads the statistics of these columns for each condition of a search, which takes longer than the search
-- gains from most of them.
alter table offer_search alter column words set statistics 10, alter column title_words set statistics 10;
