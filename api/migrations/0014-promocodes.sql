-- Promocodes of a person, and the student card.

-- At most one is selected at a time (product.md#promocodes).
create unique index promocode_holder_selected on promocode_holder (user_id) where is_selected;
create index promocode_holder_activated on promocode_holder (user_id, activated_at);

-- A periodic one takes something off; it can not top up a balance.
alter table promocode
  add constraint promocode_periodic_discount check (promo_type <> 'periodic' or discount_type <> 'topupBalance');

-- Cash-outs tell of spots that discounts made free as well.
create index registration_payer_discount on registration (payer_id, joined_at) where price_lines is not null;
