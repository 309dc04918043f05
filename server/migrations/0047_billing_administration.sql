-- What the operator filters by among many: few of them are reminded of, on trial or not renewed.
create index invoices_reminded on invoices (number) where reminders > 0;
create index subscriptions_trials on subscriptions (id) where is_trial;
create index subscriptions_not_renewed on subscriptions (id) where not auto_renew;
create index promotions_by_kind on promotions (kind, id);

-- Who redeemed a promotion, the latest first.
drop index promotion_redemptions_promotion;
create index promotion_redemptions_latest on promotion_redemptions (promotion_id, redeemed_at, subscription_id);

-- Payments of a period, for the tax adviser.
create index invoice_payments_paid on invoice_payments (paid_on, id);
