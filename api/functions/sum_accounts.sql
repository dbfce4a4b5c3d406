-- Keeps what each account was moved by on the days that a close covers (decisions/0136-sums-by-account-and-day.md): the first also covers those before it.
create or replace function sum_accounts() returns trigger language plpgsql as $$
declare
  since timestamptz := coalesce(
    (select (max(day) + 1)::timestamp at time zone 'Europe/Amsterdam' from daily_close where day < new.day), '-infinity');
  until timestamptz := (new.day + 1)::timestamp at time zone 'Europe/Amsterdam';
begin
  insert into account_day (day, account, kind, added_cents, taken_cents, postings)
  select (j.created_at at time zone 'Europe/Amsterdam')::date, p.account, j.kind, sum(greatest(p.amount_cents, 0)), sum(least(p.amount_cents, 0)), count(*)
  from journal j join posting p on p.journal_id = j.id
  where j.created_at >= since and j.created_at < until
  group by 1, 2, 3;
  return null;
end $$;

create or replace trigger daily_close_summed after insert on daily_close for each row execute function sum_accounts();
