-- Every list is read by an index, in each of its orders and by each of its filters. An order ends with the id, which
-- breaks ties; where a column may be null, nulls come last in both directions, and that takes an index for each.

create index accounts_by_last_name on accounts (last_name, id);
create index accounts_by_creation on accounts (created_at, id);
create index accounts_by_last_login on accounts (last_login_at, id);
create index accounts_by_last_login_newest_first on accounts (last_login_at desc nulls last, id desc);
-- The other direction is read from accounts_email_key_unique.
create index accounts_by_email_backwards on accounts (email_key desc nulls last, id desc);
-- Spam, deleted accounts and those not confirmed are few among many.
create index accounts_by_status on accounts (status, id);
-- The operator's people are few among many.
create index accounts_by_role on accounts using gin (roles);

-- Trials and cancelled subscriptions are few among many.
create index subscriptions_by_state on subscriptions (state, id);

create index promotions_by_name on promotions (name, id);
create index promotions_by_start on promotions (valid_from, id);
create index promotions_by_end on promotions (valid_until, id);
create index promotions_by_end_latest_first on promotions (valid_until desc nulls last, id desc);
create index promotions_by_redemptions on promotions (redemptions, id);

-- All invitations of an organisation, also the accepted ones: they are exported with it, and removed with it.
create index invitations_organisation on invitations (organisation_id);
