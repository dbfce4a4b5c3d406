-- An open order is asked about for the first time after half a minute.
create or replace function plan_first_asking() returns trigger language plpgsql as $$
begin
  new.next_ask_at := coalesce(new.next_ask_at, new.created_at + interval '30 seconds');
  return new;
end $$;

create or replace trigger payment_order_ask before insert on payment_order
  for each row when (new.status = 'created') execute function plan_first_asking();
