-- What the provider says of a settled order is asked again: money can be taken back long after it came.

alter table payment_order add column ask_again_at timestamptz; -- null: not any more

update payment_order set ask_again_at = settled_at + interval '1 day'
  where status <> 'created' and settled_at > now() - interval '120 days';

create index payment_order_ask_again on payment_order (ask_again_at)
  where ask_again_at is not null and review_note is null and provider_reference is not null;

-- The sandbox can take a payment back, and be made to report another currency, as real providers do.
alter table sandbox_payment
  add column currency text not null default 'EUR',
  drop constraint sandbox_payment_status_check,
  add constraint sandbox_payment_status_check check (status in ('open', 'paid', 'failed', 'expired', 'reversed'));
