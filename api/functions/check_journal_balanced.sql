-- Checks, when a transaction ends, that the postings of each journal sum to zero.
create or replace function check_journal_balanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from posting where journal_id = new.journal_id) <> 0 then
    raise exception 'journal % does not sum to zero', new.journal_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

drop trigger if exists posting_balanced on posting;
create constraint trigger posting_balanced after insert on posting
  deferrable initially deferred for each row execute function check_journal_balanced();
