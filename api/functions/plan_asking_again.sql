-- An order that ended is asked about again a day later, because money can be taken back long after it came.
create or replace function plan_asking_again() returns trigger language plpgsql as $$
begin
  new.ask_again_at := new.settled_at + interval '1 day';
  return new;
end $$;

create or replace trigger payment_order_ask_again before update of status on payment_order
  for each row when (new.status <> old.status) execute function plan_asking_again();
