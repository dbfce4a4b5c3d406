-- What the yearly report of pay needs of an organiser, or that they charge VAT and are left out (decisions/0142-the-yearly-report.md).
create table tax_details (
  user_id uuid primary key references app_user,
  name text not null check (char_length(name) between 1 and 100),
  address text not null check (char_length(address) between 5 and 200),
  born_on date,
  -- The citizen service number, sealed with the secret key, and its last digits; null for who has none.
  bsn_sealed bytea,
  bsn_end text check (bsn_end ~ '^\d{3}$'),
  vat text check (char_length(vat) between 4 and 14),
  changed_at timestamptz not null,
  constraint tax_details_of_one_kind check ((born_on is null) = (vat is not null) and (bsn_sealed is null or vat is null)),
  constraint tax_details_bsn check ((bsn_sealed is null) = (bsn_end is null))
);
