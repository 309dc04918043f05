-- What the operator deletes can be brought back for 30 days: until then the row keeps who it was, and says what state it had.
alter table accounts
  add column restorable_until timestamptz,
  add column status_before_deletion text check (status_before_deletion in ('PENDING', 'ACTIVE', 'SPAM')),
  add constraint accounts_restorable_while_deleted check (
    (restorable_until is null) = (status_before_deletion is null) and (restorable_until is null or status = 'DELETED'));
create index accounts_to_forget on accounts (restorable_until) where restorable_until is not null;

-- For everybody but the operator a deleted person is gone at once, whether they can be brought back or not.
create or replace view accounts_people as
  select id, organisation_id, case when deleted_at is null then email end as email,
    case when deleted_at is null then email_key end as email_key,
    case when deleted_at is null then first_name else '' end as first_name,
    case when deleted_at is null then last_name else '' end as last_name,
    case when deleted_at is null then nullif(btrim(first_name || ' ' || last_name), '') end as name,
    language, status, team_role, created_at,
    -- For those who look into an incident: also who was deleted and can come back is found.
    lower(coalesce(email, '') || ' ' || first_name || ' ' || last_name) as searched
  from accounts;

-- Who has not been there for long: those who never came count from the day they joined.
create index accounts_by_sign_of_life on accounts (coalesce(last_login_at, created_at), id);
-- Readers, and whoever reads English, are few among many.
create index accounts_by_team_role on accounts (team_role, id);
create index accounts_by_language on accounts (language, id);

-- What the operator's lists filter organisations and their people by; no row: never had one, or it has ended.
create view subscriptions_states as
  select organisation_id, state, active_until from subscriptions where state <> 'ENDED';

-- Taken off the marketplace by the operator, not by its own people: only that the operator can take back.
alter table organisations add column unlisted_at timestamptz;
create or replace view organisations_administration as
  select id, slug, name, type, slogan, description, website, email, phone, street, additional_info, zip_code, city, country,
    location_label, latitude, longitude, industry_id, size_id, logo_resource_id, listed, verified_at, created_at,
    deleted_at, remove_after, operator, version, unlisted_at
  from organisations;

-- What happened to a record, for whoever works on it. Nothing of where from: that is for those who look into an incident.
create view platform_audit_entries as
  select id, at, action, actor_account_id, as_account_id, subject, details from audit_log;
