-- Where a word stands in very many offers, those that have it in their title are ranked first, without a look at all others.
alter table offer_search add column title_words tsvector not null generated always as (ts_filter(words, '{a}')) stored;
create index offer_search_title_words on offer_search using gin (title_words);
