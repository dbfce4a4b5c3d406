-- One open checkout a person and game; what is paid at another all the same goes back the way it came (decisions/0075-one-checkout.md).

alter table payment_order
  add column is_only boolean not null default false, -- while it is open, its payer has no other for its game; false: of the version before
  add column superseded_at timestamptz, -- its payer started another checkout for the game, or got in another way
  add column closed_at timestamptz, -- the provider has closed the page of one that was superseded
  add constraint payment_order_superseded check (superseded_at is null or (kind <> 'top_up' and status in ('failed', 'paid'))),
  add constraint payment_order_closed check (closed_at is null or superseded_at is not null),
  drop constraint payment_order_outcome_check,
  add constraint payment_order_outcome_check check (outcome in (
    'joined', 'credited', 'none',
    'returned')), -- goes back to the payer through the provider
  drop constraint payment_order_refunded,
  add constraint payment_order_refunded check (
    refunded_at is null or resolution is not distinct from 'refund' or outcome is not distinct from 'returned');

create unique index payment_order_only_open on payment_order (game_id, user_id)
  where is_only and status = 'created' and review_note is null;
create index payment_order_open_spot on payment_order (game_id, user_id)
  where kind <> 'top_up' and status = 'created' and review_note is null;
create index payment_order_to_close on payment_order (superseded_at) where superseded_at is not null and closed_at is null;
create index payment_order_to_return on payment_order (handled_at) where outcome = 'returned' and refunded_at is null;
