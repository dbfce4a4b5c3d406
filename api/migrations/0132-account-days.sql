-- What was added to and taken from each account on a closed day, by kind of journal, so that the books of a year don't read its postings
-- (decisions/0136-sums-by-account-and-day.md). sum_accounts() writes it when a day is closed; days before the first close
-- have rows of their own.
create table account_day (
  day date not null,
  account text not null,
  kind text not null, -- of the journals
  added_cents bigint not null check (added_cents >= 0),
  taken_cents bigint not null check (taken_cents <= 0),
  postings bigint not null check (postings > 0),
  primary key (day, account, kind)
);
insert into account_day (day, account, kind, added_cents, taken_cents, postings)
select (j.created_at at time zone 'Europe/Amsterdam')::date, p.account, j.kind, sum(greatest(p.amount_cents, 0)),
  sum(least(p.amount_cents, 0)), count(*)
from journal j join posting p on p.journal_id = j.id
where j.created_at < (select (max(day) + 1)::timestamp at time zone 'Europe/Amsterdam' from daily_close)
group by 1, 2, 3;
