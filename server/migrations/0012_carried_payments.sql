-- What was paid on an invoice that was taken back counts on the one that takes its place: booked off there, on here.
alter table invoice_payments add other_invoice_id bigint references invoices;

create index invoice_payments_other on invoice_payments (other_invoice_id) where other_invoice_id is not null;

create trigger invoice_payments_stay_carried before update of other_invoice_id on invoice_payments
  for each statement execute function refuse_change();
