-- A wallet equals the sum of its postings, because nothing else writes it. Money that comes to a person with a debt settles it first, in a journal of
-- its own, whatever brought the money and whichever version of Rondo booked it (decisions/0078-charge-backs.md).
create or replace function keep_wallets() returns trigger language plpgsql as $$
declare
  due record;
  settled uuid[] := '{}';
begin
  -- By the end of this function the wallets contain what is booked here.
  if pg_trigger_depth() > 1 then return null; end if;
  for due in
    select w.user_id, p.journal_id, p.amount, least(w.owed_cents, p.amount) as from_wallet, least(w.owed_cents, p.amount + p.kept) as taken
      from (select owner_id, max(journal_id) as journal_id,
              greatest(coalesce(sum(amount_cents) filter (where account = 'wallet'), 0), 0) as amount,
              greatest(coalesce(sum(amount_cents) filter (where account = 'owed_to_guest'), 0), 0) as kept
            from new_rows where account in ('wallet', 'owed_to_guest') group by owner_id) p
      join wallet w on w.user_id = p.owner_id
      where w.owed_cents > 0 and p.amount + p.kept > 0 for no key update of w
  loop
    with head as (
      insert into journal (kind, idempotency_key, game_id, user_id, order_id, created_at)
      select 'owed_settled', 'owed_settled:' || due.user_id || ':' || id, game_id, due.user_id, order_id, created_at
        from journal where id = due.journal_id
      returning id)
    insert into posting (journal_id, account, owner_id, amount_cents)
      select head.id, s.account, due.user_id, s.cents
        from head, (values ('wallet', -due.from_wallet), ('owed_to_guest', due.from_wallet - due.taken), ('owed_by_person', due.taken))
          s(account, cents)
        where s.cents <> 0;
    -- In one step with the money that came, because a wallet never has a balance and a debt at once.
    update wallet set owed_cents = owed_cents - due.taken, balance_cents = balance_cents + due.amount - due.from_wallet
      where user_id = due.user_id;
    settled := settled || due.user_id;
  end loop;
  update wallet w set balance_cents = w.balance_cents + p.amount, owed_cents = w.owed_cents + p.owed
    from (select owner_id, coalesce(sum(amount_cents) filter (where account = 'wallet'), 0) as amount,
            coalesce(-sum(amount_cents) filter (where account = 'owed_by_person'), 0) as owed
          from new_rows where account in ('wallet', 'owed_by_person') group by owner_id) p
    where w.user_id = p.owner_id and w.user_id <> all(settled);
  return null;
end $$;

create or replace trigger posting_wallets after insert on posting
  referencing new table as new_rows for each statement execute function keep_wallets();
