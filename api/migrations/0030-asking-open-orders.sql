-- Open orders are asked about one by one, each at its own time, so that a provider that hangs on some holds up no other.
alter table payment_order
  add column next_ask_at timestamptz, -- of an open one: not asked about before then
  add column unanswered_asks integer not null default 0 check (unanswered_asks >= 0); -- in a row; 0 once the provider answers

update payment_order set next_ask_at = created_at + interval '30 seconds' where status = 'created';

create index payment_order_new on payment_order (unanswered_asks, created_at desc)
  where status = 'created' and review_note is null;
create index payment_order_to_ask on payment_order (next_ask_at) where status = 'created' and review_note is null;
