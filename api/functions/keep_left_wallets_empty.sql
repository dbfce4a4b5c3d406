-- A person who has left has no balance: money that still comes is set aside for an admin, never credited to nobody.
create or replace function keep_left_wallets_empty() returns trigger language plpgsql as $$
begin
  if exists (select from app_user where id = new.user_id and deleted_at is not null) then
    raise exception 'the account of wallet % is deleted', new.user_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create or replace trigger wallet_of_nobody after update of balance_cents on wallet
  for each row when (new.balance_cents > old.balance_cents) execute function keep_left_wallets_empty();
