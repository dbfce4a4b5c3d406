-- The sandbox payment provider's own books: what a real provider would keep on its side.
create table sandbox_payment (
  reference text primary key,
  order_id uuid not null unique, -- its idempotency key
  total_cents integer not null check (total_cents > 0),
  method text not null,
  description text not null,
  return_url text not null,
  status text not null default 'open' check (status in ('open', 'paid', 'failed', 'expired')),
  created_at timestamptz not null default now()
);
