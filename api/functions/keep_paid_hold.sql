-- A person who paid in time keeps the spot until it is taken, however late that happens.
create or replace function keep_paid_hold() returns trigger language plpgsql as $$
begin
  update spot_hold set expires_at = 'infinity'
    where order_id = new.id and released_at is null and expires_at > new.settled_at;
  return null;
end $$;

create or replace trigger payment_order_keeps_hold after update of status on payment_order
  for each row when (new.status = 'paid' and old.status = 'created' and new.kind <> 'top_up') execute function keep_paid_hold();
