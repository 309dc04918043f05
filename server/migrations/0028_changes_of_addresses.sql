-- A new address waits for its confirmation, and the one before may object to it.
alter table mail_tokens drop constraint mail_tokens_kind_check;
alter table mail_tokens add constraint mail_tokens_kind_check check (kind in (
  'CONFIRM', 'RECOVERY', 'PASSWORD_CHANGE', 'CREDENTIALS_RESET', 'CREDENTIALS_CONFIRM', 'EMAIL_CHANGE', 'EMAIL_OBJECTION'
));
