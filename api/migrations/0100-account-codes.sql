-- The RGS codes that the operator gave accounts of the books in place of the usual ones (decisions/0094-auditfile.md).
create table account_code (
  account text primary key,
  rgs text not null unique check (rgs ~ '^[BW]([A-Z][a-z0-9]{2}){1,5}(\.[A-Za-z0-9]{1,10})?$')
);
