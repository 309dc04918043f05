-- What other modules may know of offers: whose they are, and which of them everybody sees.
create view offers_directory as select id, organisation_id from offers;
create view offers_public as select offer_id as id, organisation_id from offer_search;
