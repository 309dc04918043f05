-- Codes that make the first year cheaper or begin it later.
create table promotions (
  id bigint generated always as identity primary key,
  -- As it is compared: capitals, no spaces.
  code text not null check (code ~ '^[A-Z0-9._-]{1,50}$'),
  name text not null check (length(btrim(name)) between 1 and 200),
  kind text not null check (kind in ('PERCENT', 'AMOUNT', 'TRIAL_DAYS')),
  -- Percent, cents or days.
  value integer not null check (value > 0),
  -- Days of the operator, in Europe/Berlin; both included.
  valid_from date not null,
  valid_until date,
  max_redemptions integer check (max_redemptions > 0),
  redemptions integer not null default 0 check (redemptions >= 0),
  ended_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  constraint promotions_code_unique unique (code),
  constraint promotions_value_fits
    check (value <= case kind when 'PERCENT' then 100 when 'TRIAL_DAYS' then 365 else 100000000 end),
  constraint promotions_end_follows_start check (valid_until >= valid_from),
  constraint promotions_within_limit check (redemptions <= max_redemptions)
);

create index promotions_names on promotions using gin (lower(code || ' ' || name) gin_trgm_ops);

alter table subscriptions
  add constraint subscriptions_of_organisation unique (organisation_id, id),
  -- The first day of the present year; ahead while a trial still runs.
  add period_start date,
  add ordered_by_account_id bigint references accounts on delete set null,
  add terms_accepted_at timestamptz;
update subscriptions s set period_start = (started_at at time zone o.time_zone)::date
  from organisations o where o.id = s.organisation_id;
alter table subscriptions
  alter period_start set not null,
  add constraint subscriptions_cancelled_does_not_renew
    check (state <> 'CANCELLED' or (not auto_renew and cancelled_at is not null)),
  add constraint subscriptions_ended_does_not_renew check (state <> 'ENDED' or not auto_renew);

create index subscriptions_ordered_by on subscriptions (ordered_by_account_id)
  where ordered_by_account_id is not null;

-- Each organisation redeems a promotion once.
create table promotion_redemptions (
  organisation_id bigint not null,
  promotion_id bigint not null references promotions,
  subscription_id bigint not null,
  redeemed_at timestamptz not null,
  primary key (organisation_id, promotion_id),
  constraint promotion_redemptions_own_subscription foreign key (organisation_id, subscription_id)
    references subscriptions (organisation_id, id) on delete cascade
);

create index promotion_redemptions_promotion on promotion_redemptions (promotion_id);

alter table billing_data
  add vat_id text check (vat_id ~ '^[A-Z]{2}[A-Z0-9+*]{2,13}$'),
  add purchase_order text check (length(btrim(purchase_order)) between 1 and 100),
  add email text check (length(email) between 3 and 254),
  add language text not null default 'de' check (language in ('de', 'en'));

-- The row of a year is locked while a number is given out, so that none is left out.
create table invoice_numbers (
  year integer primary key check (year between 2000 and 9999),
  last integer not null check (last > 0)
);

-- Invoices and the credit notes that take them back, in one series. What they say is never changed.
create table invoices (
  id bigint generated always as identity primary key,
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null constraint invoices_number_unique unique check (length(number) between 1 and 30),
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  -- Invoices outlive the organisation: the law wants them for years.
  organisation_id bigint references organisations on delete set null,
  subscription_id bigint references subscriptions on delete set null,
  cancels_invoice_id bigint constraint invoices_cancelled_once unique references invoices,
  issued_on date not null,
  due_on date not null,
  period_start date not null,
  period_end date not null,
  net_cents integer not null,
  vat_category text not null check (vat_category in ('S', 'AE', 'O')),
  vat_percent integer not null check (vat_percent between 0 and 100),
  vat_cents integer not null,
  gross_cents integer not null,
  customer_name text not null check (length(customer_name) between 1 and 200),
  -- Everything that is printed: seller, customer, items, texts, language.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null,
  -- From here on: what became of it.
  paid_cents integer not null default 0,
  paid_on date,
  cancelled_at timestamptz,
  reminders integer not null default 0 check (reminders >= 0),
  last_reminded_at timestamptz,
  version integer not null default 1,
  constraint invoices_series unique (year, sequence),
  constraint invoices_year_of_issue check (year = extract(year from issued_on)),
  constraint invoices_adds_up check (gross_cents = net_cents + vat_cents),
  constraint invoices_sign check (
    case kind when 'INVOICE' then least(net_cents, vat_cents) >= 0 else greatest(net_cents, vat_cents) <= 0 end),
  constraint invoices_vat_only_where_taxed check (vat_category = 'S' or (vat_percent = 0 and vat_cents = 0)),
  constraint invoices_due_after_issue check (due_on >= issued_on),
  constraint invoices_whole_period check (period_end >= period_start),
  constraint invoices_credit_note_cancels check ((kind = 'CREDIT_NOTE') = (cancels_invoice_id is not null)),
  constraint invoices_credit_note_is_final check (kind = 'INVOICE' or (paid_cents = 0 and cancelled_at is null)),
  constraint invoices_paid_within_total check (kind = 'CREDIT_NOTE' or paid_cents between 0 and gross_cents),
  constraint invoices_paid_on_a_day check (paid_on is null or paid_cents = gross_cents)
);

-- A year of a subscription is charged once, unless its invoice was taken back.
create unique index invoices_one_per_period on invoices (subscription_id, period_start)
  where kind = 'INVOICE' and cancelled_at is null;
create index invoices_organisation on invoices (organisation_id, id desc);
create index invoices_subscription on invoices (subscription_id);
create index invoices_open on invoices (due_on)
  where kind = 'INVOICE' and cancelled_at is null and paid_on is null;
create index invoices_issued on invoices (issued_on, id);
create index invoices_names on invoices using gin (lower(number || ' ' || customer_name) gin_trgm_ops);

create trigger invoices_stay_as_written before update of
  id, year, sequence, number, kind, cancels_invoice_id, issued_on, due_on, period_start, period_end, net_cents,
  vat_category, vat_percent, vat_cents, gross_cents, customer_name, content, created_at on invoices
  for each statement execute function refuse_change();
create trigger invoices_stay before delete or truncate on invoices
  for each statement execute function refuse_change();
create trigger invoices_keep_their_customer before update of organisation_id, subscription_id on invoices
  for each row when (
    (new.organisation_id is not null and new.organisation_id is distinct from old.organisation_id)
    or (new.subscription_id is not null and new.subscription_id is distinct from old.subscription_id))
  execute function refuse_change();

create function refuse_gap_in_series() returns trigger language plpgsql as $$
begin
  if new.sequence > 1
    and not exists (select from invoices where year = new.year and sequence = new.sequence - 1) then
    raise exception 'invoice % leaves a gap', new.number using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;

create constraint trigger invoices_without_gap after insert on invoices deferrable initially deferred
  for each row execute function refuse_gap_in_series();

-- As they were first made, because what was sent has to be what is kept.
create table invoice_documents (
  invoice_id bigint primary key references invoices,
  pdf bytea not null,
  xml text not null check (length(xml) between 1 and 200000),
  made_at timestamptz not null
);

create trigger invoice_documents_append_only before update or delete or truncate on invoice_documents
  for each statement execute function refuse_change();

create table invoice_payments (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices,
  -- Below zero: a booking by mistake is taken back.
  amount_cents integer not null check (amount_cents <> 0),
  paid_on date not null,
  reference text check (length(btrim(reference)) between 1 and 200),
  booked_at timestamptz not null,
  booked_by_account_id bigint references accounts on delete set null
);

create index invoice_payments_invoice on invoice_payments (invoice_id, id);
create index invoice_payments_booked_by on invoice_payments (booked_by_account_id)
  where booked_by_account_id is not null;

create trigger invoice_payments_stay_as_written
  before update of invoice_id, amount_cents, paid_on, reference, booked_at on invoice_payments
  for each statement execute function refuse_change();
create trigger invoice_payments_stay before delete or truncate on invoice_payments
  for each statement execute function refuse_change();

-- What was told to whom, so that nobody is told twice, however many servers run.
create table subscription_notices (
  organisation_id bigint not null,
  subscription_id bigint not null,
  occasion text not null check (length(occasion) between 1 and 40),
  -- The last day it was about: a renewed subscription has its own notices.
  active_until date not null,
  at timestamptz not null,
  primary key (organisation_id, subscription_id, occasion, active_until),
  constraint subscription_notices_own_subscription foreign key (organisation_id, subscription_id)
    references subscriptions (organisation_id, id) on delete cascade
);

create table invoice_notices (
  invoice_id bigint not null references invoices,
  occasion text not null check (occasion in ('ISSUED', 'REMINDER')),
  level integer not null default 0 check (level >= 0),
  at timestamptz not null,
  primary key (invoice_id, occasion, level)
);

-- Files that travel with a mail; gone when it has left.
create table outbox_attachments (
  mail_id bigint not null references outbox_mails on delete cascade,
  position integer not null,
  file_name text not null check (length(file_name) between 1 and 200),
  mime_type text not null check (length(mime_type) between 3 and 255),
  content bytea not null,
  primary key (mail_id, position)
);
