-- Other modules read offers through these views: the owner of each offer, and the offers that everybody sees.
create view offers_directory as select id, organisation_id from offers;
create view offers_public as select offer_id as id, organisation_id from offer_search;
