-- A wallet equals the sum of its postings, because nothing else writes it.
create or replace function keep_wallets() returns trigger language plpgsql as $$
begin
  update wallet w set balance_cents = w.balance_cents + p.amount
    from (select owner_id, sum(amount_cents) as amount from new_rows where account = 'wallet' group by owner_id) p
    where w.user_id = p.owner_id;
  return null;
end $$;

create or replace trigger posting_wallets after insert on posting
  referencing new table as new_rows for each statement execute function keep_wallets();
