-- A close holds what lies on checkouts too: money that is there at midnight, and taken the next day, is in no other account.
-- Closes of before could only be made when nothing lay there.
alter table daily_close add column checkout_cents bigint not null default 0;
alter table daily_close alter column checkout_cents drop default;
alter table daily_close drop constraint daily_close_balanced;
alter table daily_close add constraint daily_close_balanced check (
  wallet_cents + escrow_cents + checkout_cents + owed_to_guest_cents + revenue_cents + provider_cents + promotions_cents
    + fees_cents = 0);
