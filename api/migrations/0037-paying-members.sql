-- A member pays the price of a spot through the provider (product.md#money): with their codes, which the order holds meanwhile.

alter table payment_order drop constraint payment_order_kind_check;
alter table payment_order add constraint payment_order_kind_check check (kind in (
  'top_up', 'guest_payment', 'external_event',
  'spot_payment')); -- a member's, for their own spot
alter table payment_order
  add column promocode_id uuid references promocode, -- took something off the amount; null: none did
  add column periodic_id uuid references promocode,
  add column periodic_month date check (extract(day from periodic_month) = 1), -- the month of the periodic one that it takes
  add constraint payment_order_periodic check ((periodic_id is null) = (periodic_month is null)),
  -- Guests have no codes, and an external event takes none.
  add constraint payment_order_codes check (kind = 'spot_payment' or (promocode_id is null and periodic_id is null));
create index payment_order_codes on payment_order (user_id)
  where handled_at is null and (promocode_id is not null or periodic_id is not null);

-- A booking somebody paid for is told by mail, unless they don't want that.
alter table notification_choice drop constraint notification_choice_category_check;
alter table notification_choice add constraint notification_choice_category_check check (category in (
  'offers', 'changes', 'money', 'games', 'spots', 'bookings', 'signUps', 'organising', 'ratings', 'communities'));
