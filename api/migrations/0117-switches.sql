-- What an admin has switched off for a while (decisions/0112-switches.md): with a row it is off until then, without one it is on.
create table switch (
  kind text primary key check (kind in ('changes', 'sign_ups', 'payments', 'stripe', 'mollie', 'sandbox', 'mails')),
  reason text not null,
  said_en text,              -- what people read instead of the usual sentence
  said_nl text,
  by_id uuid not null references app_user,
  since timestamptz not null,
  until timestamptz,         -- when it is on again by itself; null: when an admin says so
  constraint switch_ends_later check (until > since)
);
