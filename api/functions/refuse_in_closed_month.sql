-- Nothing may count in a closed month, or before it. All days of such a month are closed, so a late entry has a later date already.
create or replace function refuse_in_closed_month() returns trigger language plpgsql as $$
begin
  if coalesce(new.valued_at, new.created_at) < (
    select (month + interval '1 month') at time zone 'Europe/Amsterdam' from month_close order by month desc limit 1) then
    raise exception 'the month of % is closed', coalesce(new.valued_at, new.created_at)
      using errcode = 'restrict_violation', constraint = 'journal_in_open_month';
  end if;
  return null;
end $$;

drop trigger if exists journal_in_open_month on journal;
create constraint trigger journal_in_open_month after insert on journal
  for each row execute function refuse_in_closed_month();
