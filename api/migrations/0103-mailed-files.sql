-- A file that goes with a mail (decisions/0096-invoices-to-a-company.md).
alter table mail
  add column file bytea,
  add column file_name text,
  add constraint mail_file_has_name check ((file is null) = (file_name is null));
