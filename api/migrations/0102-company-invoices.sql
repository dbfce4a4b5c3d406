-- Invoices to a company (decisions/0096-invoices-to-a-company.md).

-- The company that somebody's invoices are made out to from now on.
create table company (
  user_id uuid primary key references app_user,
  name text not null check (length(name) between 2 and 100),
  address text not null check (length(address) between 5 and 200),
  vat text not null check (vat ~ '^[A-Z]{2}[0-9A-Z+*]{2,12}$'), -- as it was given; nobody has asked whether it is registered
  kvk text check (kvk ~ '^[0-9]{8}$'),
  changed_at timestamptz not null
);

-- Whom a receipt is made out to, which makes it an invoice; written once, with the receipt or when it is asked for.
create table document_buyer (
  document_id uuid primary key references document,
  contents jsonb not null check (contents ?& array['name', 'address', 'vat', 'kvk']),
  named_at timestamptz not null
);
