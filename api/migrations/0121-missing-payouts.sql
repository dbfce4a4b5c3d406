-- Payments that the provider took, and paid out in nothing, once somebody has decided about them (decisions/0122-missing-payouts.md).
create table missing_payout (
  order_id uuid primary key references payment_order,
  cents bigint not null check (cents > 0), -- amount and fee, as booked
  resolution text not null check (resolution in ('provider', 'losses')),
  resolved_reason text not null check (length(resolved_reason) between 3 and 500),
  resolved_by uuid not null references app_user,
  resolved_at timestamptz not null
);

-- A payment that the sandbox forgets to pay out, so that it can be shown what comes of that.
alter table sandbox_payment add column is_forgotten boolean not null default false;
