-- A mail that a person wrote says where an answer goes; cleared with its bodies, because it names that person.
alter table outbox_mails add column reply_to text check (length(reply_to) between 3 and 254);
