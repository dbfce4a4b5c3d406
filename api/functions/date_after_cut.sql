-- An entry booked late is dated at the start of the day that is still open (decisions/0012-daily-close.md).
create or replace function date_after_cut() returns trigger language plpgsql as $$
begin
  new.created_at := greatest(new.created_at, (select until from ledger_cut));
  return new;
end $$;

create or replace trigger journal_after_cut before insert on journal for each row execute function date_after_cut();
