-- Pages for everyone are kept by each server until what they say changes. Whoever changes what is public, whichever way,
-- tells so: forgetting it once would leave a withdrawn offer on the home page. The same message twice in a transaction is one.
create function tell_offers_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('metra', 'offers:');
  return null;
end
$$;

create trigger offers_told after insert or update or delete on offers
  for each statement execute function tell_offers_changed();
create trigger offer_search_told after insert or update or delete on offer_search
  for each statement execute function tell_offers_changed();
create trigger offer_partners_told after insert or update or delete on offer_partners
  for each statement execute function tell_offers_changed();
create trigger posts_told after insert or update or delete on posts
  for each statement execute function tell_offers_changed();
create trigger projects_told after insert or update or delete on projects
  for each statement execute function tell_offers_changed();
create trigger project_partners_told after insert or update or delete on project_partners
  for each statement execute function tell_offers_changed();

create trigger organisations_told after update on organisations
  for each row when (old.listed or new.listed) execute function tell_offers_changed();
create trigger organisations_gone after delete on organisations
  for each row when (old.listed) execute function tell_offers_changed();
