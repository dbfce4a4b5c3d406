-- What a person decided about an order that was set aside (product.md#administration).
alter table payment_order
  add column resolution text check (resolution in ('credit', 'refund', 'dismiss')),
  add column resolved_at timestamptz,
  add column resolved_reason text,
  add column refunded_at timestamptz, -- the provider was told to send it back
  add constraint payment_order_resolved check (
    (resolution is null) = (resolved_at is null) and (resolution is null) = (resolved_reason is null)),
  add constraint payment_order_refunded check (refunded_at is null or resolution = 'refund');
create index payment_order_set_aside on payment_order (created_at) where review_note is not null and resolution is null;
create index payment_order_to_refund on payment_order (resolved_at) where resolution = 'refund' and refunded_at is null;

-- From when a promocode can be activated.
alter table promocode
  add column starts_at timestamptz, -- null: from when it was made
  add constraint promocode_order check (ends_at >= starts_at);
